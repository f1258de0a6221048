import Podium

/// The trees of the recorded containers, by the rows' names; texts are in the 13 point font of the recordings.
@MainActor enum ContainerTrees {
  static func tree(_ id: String) -> AnyView? {
    (grids(id) ?? lazy(id) ?? fitting(id) ?? scrolling(id)).map { AnyView($0.font(.system(size: 13))) }
  }

  static func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> some View {
    FactTrees.box(width, height, id)
  }

  static func text(_ size: String, _ id: String) -> some View { FactTrees.text(size, id) }

  static func grids(_ id: String) -> AnyView? {
    switch id {
    case "G3": AnyView(basicGrid)
    case "G-spacing":
      AnyView(
        Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
          GridRow {
            text("9x16", "a")
            box(30, 30, "red")
          }
          GridRow {
            box(60, 20, "blue")
            text("10x16", "h")
          }
        }
        .accessibilityIdentifier("grid"))
    case "G5": AnyView(cellModifiers)
    case "G-alignment":
      AnyView(
        HStack(alignment: .top, spacing: 16) {
          aligned(.bottomTrailing, "").accessibilityIdentifier("bottomTrailing")
          aligned(.center, "c").accessibilityIdentifier("center")
        }
        .accessibilityIdentifier("row"))
    case "G2":
      AnyView(
        Grid {
          GridRow {
            text("9x16", "a")
            Color.red.frame(height: 20).accessibilityIdentifier("red")
            text("28x16", "ccc")
          }
          GridRow {
            Color.blue.frame(height: 30).accessibilityIdentifier("blue")
            text("8x16", "e")
            Color.green.frame(height: 30).accessibilityIdentifier("green")
          }
        }
        .frame(width: 280).accessibilityIdentifier("grid"))
    case "R9": AnyView(mirroredGrids)
    default: nil
    }
  }

  private static var basicGrid: some View {
    Grid {
      GridRow {
        text("9x16", "a")
        text("17x16", "bb")
        text("28x16", "ccc")
      }
      .accessibilityIdentifier("row1")
      GridRow {
        box(30, 20, "red")
        text("8x16", "e")
        box(50, 40, "blue")
      }
      GridRow {
        text("10x16", "g")
        text("10x16", "h")
      }
    }
    .accessibilityIdentifier("grid")
  }

  private static var cellModifiers: some View {
    Grid(alignment: .leading) {
      GridRow {
        text("44.5x16", "header").gridCellColumns(2)
        text("28x16", "ccc")
      }
      GridRow {
        text("9x16", "a").gridColumnAlignment(.trailing)
        box(60, 40, "red")
        text("8x16", "e").gridCellAnchor(.bottomTrailing)
      }
      Color.green.frame(height: 4).accessibilityIdentifier("divider")
      GridRow {
        Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).accessibilityIdentifier("blue")
        text("10x16", "h")
      }
    }
    .accessibilityIdentifier("grid")
  }

  private static func aligned(_ alignment: Alignment, _ prefix: String) -> some View {
    Grid(alignment: alignment) {
      GridRow {
        text("9x16", prefix + "a")
        box(40, 40, prefix + "red")
      }
      GridRow {
        box(60, 20, prefix + "blue")
        text("10x16", prefix + "h")
      }
    }
  }

  private static var mirroredGrids: some View {
    VStack(spacing: 16) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          box(40, 30, "a")
          box(60, 30, "b")
          box(30, 30, "c")
        }
        GridRow {
          box(100, 30, "d").gridCellColumns(2)
          box(30, 30, "e")
        }
        GridRow { box(40, 30, "f").gridColumnAlignment(.trailing) }
      }
      .accessibilityIdentifier("grid")
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
        ForEach(0..<5) { _ in box(40, 20, "l") }
      }
      .frame(width: 200).accessibilityIdentifier("lazy")
    }
  }

  static func lazy(_ id: String) -> AnyView? {
    switch id {
    case "G9": AnyView(lazyStacks)
    case "G7-G8": AnyView(lazyGrids)
    case "U5":
      // 300 less the fixed 60 leaves 240: a third is 80, kept to 50; half of 190 is 95, at least 120; then 70.
      AnyView(
        LazyVGrid(columns: [
          GridItem(.fixed(60), spacing: 0), GridItem(.flexible(maximum: 50), spacing: 0),
          GridItem(.flexible(minimum: 120), spacing: 0), GridItem(.flexible(), spacing: 0),
        ]) {
          ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 10).accessibilityIdentifier("cell") }
        })
    case "lazy-grid-alignment":
      AnyView(
        VStack(spacing: 16) {
          LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
            box(20, 20, "t0")
            box(20, 40, "t1")
            box(20, 20, "t2")
            box(20, 20, "t3")
          }
          .frame(width: 240).accessibilityIdentifier("trailing")
          LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
            box(20, 20, "l0")
            box(20, 40, "l1")
            box(20, 20, "l2")
          }
          .frame(width: 240).accessibilityIdentifier("leading")
        })
    case "lazy-grid-sections": AnyView(gridSections)
    default: nil
    }
  }

  private static let columns = [
    GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
    GridItem(.fixed(60), alignment: .bottomTrailing),
  ]

  private static var lazyStacks: some View {
    HStack(alignment: .top, spacing: 20) {
      LazyVStack(alignment: .leading, spacing: 6) {
        text("34.5x16", "alpha")
        box(60, 20, "red")
        text("28x16", "beta")
      }
      .accessibilityIdentifier("vstack")
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          box(50, 20, "green")
          Color.blue.frame(width: 50, height: 20)
        } header: {
          text("44.5x16", "header")
        }
      }
      .accessibilityIdentifier("sections")
      LazyHStack(alignment: .bottom, spacing: 4) {
        box(20, 30, "orange")
        text("13x16", "hi")
      }
      .accessibilityIdentifier("hstack")
    }
    .accessibilityIdentifier("row")
  }

  private static var lazyGrids: some View {
    VStack(spacing: 16) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
        ],
        spacing: 4
      ) {
        ForEach(0..<6) { _ in Color.red.frame(height: 20).accessibilityIdentifier("cell") }
      }
      .frame(width: 280).accessibilityIdentifier("columns")
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
        ForEach(0..<5) { _ in Color.blue.frame(height: 24).accessibilityIdentifier("acell") }
      }
      .frame(width: 240).accessibilityIdentifier("adaptive")
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5) { _ in Color.green.frame(width: 40).accessibilityIdentifier("hcell") }
      }
      .frame(height: 70).accessibilityIdentifier("rows")
    }
    .accessibilityIdentifier("stack")
  }

  private static var gridSections: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
        Section {
          ForEach(0..<5) { _ in Color.red.frame(height: 20).accessibilityIdentifier("a") }
        } header: {
          Color.gray.frame(height: 24).accessibilityIdentifier("aH")
        } footer: {
          Color.black.frame(height: 16).accessibilityIdentifier("aF")
        }
        Section {
          ForEach(10..<14) { _ in Color.blue.frame(height: 20).accessibilityIdentifier("b") }
        } header: {
          text("46x16", "bH")
        }
      }
      .accessibilityIdentifier("grid")
    }
    .frame(width: 240).accessibilityIdentifier("scroll")
  }
}
