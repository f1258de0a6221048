import SwiftUI

/// A club's board of ideas.
struct DisplayBoardApp: App {
  @State private var list = ProposalList()

  var body: some Scene {
    WindowGroup {
      DisplayBoardScreen()
    }
    .environment(list)
  }
}
