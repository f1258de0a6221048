import Observation
import PodiumDrawing
import PodiumViews

@Observable final class RowModel: Identifiable {
  let id: Int
  var score = 0

  init(id: Int) { self.id = id }
}

/// A line that reads one model.
struct RowView: View {
  let row: RowModel

  var body: some View {
    HStack {
      Text("Row \(row.id)")
      Spacer()
      Text("\(row.score)")
    }
  }
}

/// Many lines, one below the other.
struct RowsView: View {
  let rows: [RowModel]

  var body: some View {
    VStack(spacing: 2) {
      ForEach(rows) { RowView(row: $0) }
    }
  }
}

/// `side` × `side` texts, a hundred different ones, so that fonts cost the same at any size.
struct GridView: View {
  let side: Int

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<side) { row in
        HStack(spacing: 1) {
          ForEach(0..<side) { column in Text("\((row * side + column) % 100)") }
        }
      }
    }
  }
}

/// A stack in a stack in a stack, `depth` deep, with two views at each level.
struct NestedView: View {
  let depth: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("\(depth)")
      if depth > 1 { NestedView(depth: depth - 1) }
    }
  }
}

@Observable final class HeadlineModel {
  var text = "Tightrope walking"
}

/// A card under a line whose text changes.
struct HeadlineView: View {
  let model: HeadlineModel
  let card: AnyView

  var body: some View {
    VStack(spacing: 4) {
      Headline(model: model)
      card
    }
  }
}

struct Headline: View {
  let model: HeadlineModel

  var body: some View { Text(model.text).font(.headline) }
}
