import PodiumCairo

/// Shows expected, actual and their difference beside each other, for a person to look at.
package enum DifferencePicture {
  private static let gap = 12

  /// The three pictures on one mid-grey sheet: in a row, or under each other where they are wide.
  ///
  /// In the third, the expected picture is faded; pixels that differ are red, those off by one amber; a blue frame
  /// stands around all differences.
  package static func strip(expected: Bitmap, actual: Bitmap, comparison: PixelComparison) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let isRow = width <= 2 * height
    let sheetWidth = isRow ? 3 * width + 4 * gap : width + 2 * gap
    let sheetHeight = isRow ? height + 2 * gap : 3 * height + 4 * gap
    var sheet = Sheet(width: sheetWidth, height: sheetHeight)
    func place(_ index: Int) -> (x: Int, y: Int) {
      isRow ? (gap + index * (width + gap), gap) : (gap, gap + index * (height + gap))
    }
    sheet.draw(expected, at: place(0))
    sheet.draw(actual, at: place(1))
    sheet.draw(differences(expected, actual), at: place(2))
    if let bounds = comparison.bounds {
      let origin = place(2)
      sheet.frame(x: origin.x + bounds.x, y: origin.y + bounds.y, width: bounds.width, height: bounds.height)
    }
    return Bitmap(width: sheetWidth, height: sheetHeight, pixels: sheet.pixels)
  }

  private static func differences(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let deltas = PixelComparison.deltas(expected, actual)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      expected.pixels.withUnsafeBufferPointer { source in
        deltas.withUnsafeBufferPointer { deltas in
          for y in 0..<height {
            for x in 0..<width {
              let index = y * width + x
              var (red, green, blue) = (255, 255, 255)
              if deltas[index] > 1 {
                (red, green, blue) = (255, 45, 40)
              } else if deltas[index] == 1 {
                (red, green, blue) = (255, 170, 0)
              } else if x < expected.width, y < expected.height {
                let from = (y * expected.width + x) * 4
                let sum = 2 * Int(source[from]) + 5 * Int(source[from + 1]) + Int(source[from + 2])
                // A fifth of the picture's own contrast is enough to see where one is.
                let grey = 255 - (255 - sum / 8) * Int(source[from + 3]) / 255 / 5
                (red, green, blue) = (grey, grey, grey)
              }
              target[4 * index] = UInt8(red)
              target[4 * index + 1] = UInt8(green)
              target[4 * index + 2] = UInt8(blue)
              target[4 * index + 3] = 255
            }
          }
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// An opaque picture to draw on.
  private struct Sheet {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      pixels = [UInt8](repeating: 128, count: width * height * 4)
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    }

    mutating func draw(_ picture: Bitmap, at place: (x: Int, y: Int)) {
      let width = width
      pixels.withUnsafeMutableBufferPointer { target in
        picture.pixels.withUnsafeBufferPointer { source in
          for y in 0..<picture.height {
            for x in 0..<picture.width {
              let from = (y * picture.width + x) * 4
              let to = ((place.y + y) * width + place.x + x) * 4
              let alpha = Int(source[from + 3])
              for channel in 0..<3 {
                let below = Int(target[to + channel]) * (255 - alpha)
                target[to + channel] = UInt8((Int(source[from + channel]) * alpha + below + 127) / 255)
              }
            }
          }
        }
      }
    }

    /// Two pixels thick, two pixels outside the rectangle, so that a single pixel stays to be seen.
    mutating func frame(x: Int, y: Int, width: Int, height: Int) {
      for ring in 3...4 {
        for column in (x - ring)..<(x + width + ring) {
          set(column, y - ring)
          set(column, y + height - 1 + ring)
        }
        for row in (y - ring)..<(y + height + ring) {
          set(x - ring, row)
          set(x + width - 1 + ring, row)
        }
      }
    }

    private mutating func set(_ x: Int, _ y: Int) {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return }
      let index = (y * width + x) * 4
      (pixels[index], pixels[index + 1], pixels[index + 2]) = (0, 122, 255)
    }
  }
}
