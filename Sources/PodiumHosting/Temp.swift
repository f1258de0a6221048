import Foundation
import PodiumCairo
import PodiumDrawing
extension CairoRenderer {
  func svgData(_ l: DisplayList) throws -> Data { Data() }
  func pdfData(_ l: DisplayList) throws -> Data { Data() }
}
