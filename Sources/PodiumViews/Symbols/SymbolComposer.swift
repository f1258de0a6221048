import Foundation
import PodiumDrawing

/// Turns steps on the grid into an artwork in ems.
enum SymbolComposer {
  /// A drawing with its rules applied, as steps in grid units.
  ///
  /// In layers, what stands in a filled frame is drawn over it; else it is taken away from it.
  static func steps(
    of drawing: SymbolDrawing, variant: SymbolVariant, stroke: CGFloat, isLayered: Bool = false
  ) -> [SymbolStep] {
    // Inside a frame an outline would be too fine: the solid form stands there.
    let isFilled = variant.isFilled || variant.enclosure != nil
    var steps = drawing.steps(filled: isFilled, stroke: stroke)
    if variant.isSlashed { addSlash(to: &steps, stroke: stroke) }
    if let enclosure = variant.enclosure {
      steps = enclosed(
        steps, in: enclosure, filled: variant.isEnclosureFilled, stroke: stroke, isLayered: isLayered)
    }
    return steps
  }

  /// A bar from the upper left to the lower right, free of the drawing below it.
  private static func addSlash(to steps: inout [SymbolStep], stroke: CGFloat) {
    var bar = Path()
    bar.addLines([CGPoint(x: 3.2, y: 3.2), CGPoint(x: 20.8, y: 20.8)])
    steps.append(SymbolStep(path: bar, form: .stroke(width: stroke * 1.05 + 2.5), erases: true))
    steps.append(SymbolStep(path: bar, form: .stroke(width: stroke * 1.05)))
  }

  private static func enclosed(
    _ steps: [SymbolStep], in enclosure: SymbolVariant.Enclosure, filled: Bool, stroke: CGFloat, isLayered: Bool
  ) -> [SymbolStep] {
    let frame: Path
    switch enclosure {
    case .circle: frame = Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20))
    case .square:
      frame = Path(roundedRect: CGRect(x: 2.75, y: 2.75, width: 18.5, height: 18.5), cornerRadius: 4.4)
    }
    // The drawing shrinks until it fits a disc well inside the frame; its strokes shrink much less.
    let room: CGFloat = 6.8
    let (center, extent) = enclosingCircle(steps)
    let scale = min(0.62, room / max(extent, 1))
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: 12 - center.x * scale, ty: 12 - center.y * scale)
    let inner = steps.map { $0.moved(by: place, stroke: max(scale, 0.88)) }
    guard filled else { return [SymbolStep(path: frame, form: .stroke(width: stroke))] + inner }
    var outline = [SymbolStep(path: frame, form: .fill(evenOdd: false))]
    outline.append(SymbolStep(path: frame, form: .stroke(width: stroke)))
    // What the drawing inks is taken from the frame, as one area: what it erases must not fill again.
    if let knockout = region(inner) {
      outline.append(SymbolStep(path: knockout, form: .fill(evenOdd: false), erases: !isLayered))
      // The frame steps back behind what stands in it.
      if isLayered { for index in outline.indices.dropLast() { outline[index].level = 2 } }
    }
    return outline
  }

  private static func region(_ steps: [SymbolStep]) -> Path? {
    var builder = RegionBuilder()
    for step in steps { builder.add(step) }
    let path = builder.outline()
    return path.isEmpty ? nil : path
  }

  /// About the smallest circle around the ink: its middle is the optical one for a triangle or a heart.
  private static func enclosingCircle(_ steps: [SymbolStep]) -> (center: CGPoint, radius: CGFloat) {
    var spots: [(point: CGPoint, extra: CGFloat)] = []
    for step in steps where !step.erases {
      var extra: CGFloat = 0
      if case .stroke(let width) = step.form { extra = width / 2 }
      for line in Polyline.lines(of: step.path) { spots += line.points.map { ($0, extra) } }
    }
    let ink = inkBounds(steps)
    var center = CGPoint(x: ink.midX, y: ink.midY)
    func distance(_ spot: (point: CGPoint, extra: CGFloat)) -> CGFloat {
      hypot(spot.point.x - center.x, spot.point.y - center.y) + spot.extra
    }
    // Each round goes a shrinking step toward the farthest point (Bădoiu and Clarkson).
    for round in 1...60 {
      guard let far = spots.max(by: { distance($0) < distance($1) }) else { break }
      center.x += (far.point.x - center.x) / CGFloat(round + 1)
      center.y += (far.point.y - center.y) / CGFloat(round + 1)
    }
    return (center, spots.map(distance).max() ?? 1)
  }

  /// The box around everything that is drawn, whatever is taken away again.
  static func inkBounds(_ steps: [SymbolStep]) -> CGRect {
    var bounds = CGRect.null
    for step in steps where !step.erases {
      var box = step.path.boundingRect
      if case .stroke(let width) = step.form { box = box.insetBy(dx: -width / 2, dy: -width / 2) }
      bounds = bounds.union(box)
    }
    return bounds
  }

  // MARK: Artwork

  static func artwork(_ steps: [SymbolStep], scale: SymbolScale, multicolor: Bool) -> SymbolArtwork {
    let unit = SymbolGrid.unit * scale.factor
    let ink = inkBounds(steps)
    let (side, end) = (SymbolGrid.sideMargin * scale.factor, SymbolGrid.endMargin * scale.factor)
    let middle = -SymbolGrid.capHeight / 2
    let place = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: side - ink.minX * unit, ty: middle - SymbolGrid.middle * unit)
    var layers: [SymbolArtwork.Layer] = []
    var tints: [SystemColor?] = []
    for group in groups(steps, multicolor: multicolor) {
      guard let layer = layer(group, place: place, unit: unit) else { continue }
      layers.append(layer)
      tints.append(group.tint)
    }
    return SymbolArtwork(
      layers: layers, tints: multicolor && tints.contains { $0 != nil } ? tints : [],
      size: CGSize(width: ink.width * unit + 2 * side, height: ink.height * unit + 2 * end),
      baseline: end + (SymbolGrid.middle - ink.minY) * unit - middle)
  }

  /// Steps that become one layer.
  private struct Group {
    var steps: [SymbolStep]
    var level: Int
    var tint: SystemColor?
  }

  /// One group for each level and tint, in the order of their first ink; what is taken away goes from all below.
  private static func groups(_ steps: [SymbolStep], multicolor: Bool) -> [Group] {
    var groups: [Group] = []
    for step in steps {
      if step.erases {
        for index in groups.indices { groups[index].steps.append(step) }
        continue
      }
      let tint = multicolor ? step.tint : nil
      if let index = groups.firstIndex(where: { $0.level == step.level && $0.tint == tint }) {
        groups[index].steps.append(step)
      } else {
        groups.append(Group(steps: [step], level: step.level, tint: tint))
      }
    }
    return groups
  }

  /// The simplest layer that draws the group: a stroke or a fill as it stands, else the outline of the whole area.
  private static func layer(_ group: Group, place: CGAffineTransform, unit: CGFloat) -> SymbolArtwork.Layer? {
    if let first = group.steps.first, group.steps.allSatisfy({ !$0.erases && $0.form == first.form }) {
      switch first.form {
      case .stroke(let width):
        // One stroke call is one area, whatever crosses.
        var path = Path()
        for step in group.steps { path.addPath(step.path) }
        let style = StrokeStyle(lineWidth: width * unit, lineCap: .round, lineJoin: .round)
        return .stroke(path.applying(place), style, level: group.level)
      case .fill(let evenOdd) where group.steps.count == 1:
        return .fill(first.path.applying(place), FillStyle(eoFill: evenOdd), level: group.level)
      case .fill: break
      }
    }
    return region(group.steps).map { .fill($0.applying(place), FillStyle(), level: group.level) }
  }
}
