import SwiftUI

/// All proposals on one board, with what always hangs there.
struct ProposalBoard: View {
  @Environment(ProposalList.self) private var list

  var body: some View {
    DisplayBoard {
      Text("Welcome!")
        .pinColor(.green)

      ForEach(Proposal.Author.allCases) { author in
        Section(author.name) {
          ForEach(list.proposals(of: author)) { proposal in
            ProposalCard(proposal: proposal)
              .rejected(proposal.isRejected)
          }
          if author == .mila {
            Label("Her pick", systemImage: "star.fill")
              .pinColor(.blue)
          }
        }
        .rejected(list.rejectedAuthor == author)
      }

      if list.isVoteClosed {
        Section {
          Text("Thank you all")
        } header: {
          Label("Closed", systemImage: "lock.fill")
        } footer: {
          Text("\(list.proposals.count) proposals")
        }
      }
      EmptyView()
    }
  }
}

/// What is written on a card.
struct ProposalCard: View {
  let proposal: Proposal
  @Environment(\.cardScale) private var scale
  @State private var votes = 0

  var body: some View {
    VStack(spacing: 6 * scale) {
      Text(proposal.title)
      Button {
        votes += 1
      } label: {
        Label("\(votes)", systemImage: votes > 0 ? "heart.fill" : "heart")
          .font(.system(size: 12 * scale))
      }
      .buttonStyle(.borderless)
      .accessibilityIdentifier("vote-\(proposal.id)")
    }
  }
}

/// The board with what changes it.
struct DisplayBoardScreen: View {
  @State private var author = Proposal.Author.mila
  @Environment(ProposalList.self) private var list

  var body: some View {
    @Bindable var list = list

    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          ProposalBoard()
          GroupBox("Add") {
            TextField("New idea", text: $list.draft)
              .textFieldStyle(.roundedBorder)
              .accessibilityIdentifier("draft")
            Picker("Author", selection: $author) {
              ForEach(Proposal.Author.allCases) { Text($0.name) }
            }
            .pickerStyle(.segmented)
            Button("Pin It") { list.add(by: author) }
              .buttonStyle(.borderedProminent)
              .frame(maxWidth: .infinity, alignment: .trailing)
              .disabled(!list.canAdd)
          }
        }
        .padding()
      }
      .navigationTitle("Ideas")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu("Options", systemImage: "ellipsis.circle") {
            Toggle("Close Vote", isOn: $list.isVoteClosed)
            Picker("Turn Down", selection: $list.rejectedAuthor) {
              Text("Nobody").tag(Proposal.Author?.none)
              ForEach(Proposal.Author.allCases) { Text($0.name).tag(Optional($0)) }
            }
          }
        }
      }
    }
  }
}

#Preview {
  DisplayBoardScreen()
    .environment(ProposalList())
}
