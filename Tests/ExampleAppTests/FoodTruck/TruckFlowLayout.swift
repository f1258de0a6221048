import SwiftUI

/// Views beside each other, in as many lines as they need.
struct TruckFlowLayout: Layout {
  var spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.replacingUnspecifiedDimensions().width)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for index in line.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.height + spacing
    }
  }

  private struct Line {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
    var result: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      var line = result.last ?? Line()
      if line.indices.isEmpty || line.width + spacing + size.width > width {
        if !line.indices.isEmpty { line = Line() }
        result.append(line)
      }
      line.width += size.width + (line.indices.isEmpty ? 0 : spacing)
      line.height = max(line.height, size.height)
      line.indices.append(index)
      result[result.count - 1] = line
    }
    return result
  }
}

struct TruckTagView: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.caption2.weight(.medium))
      .textCase(.uppercase)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(.quaternary, in: .capsule)
  }
}
