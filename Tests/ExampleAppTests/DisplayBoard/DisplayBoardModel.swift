import SwiftUI

/// An idea for the next club meeting.
struct Proposal: Identifiable, Hashable {
  enum Author: String, CaseIterable, Identifiable {
    case mila
    case noor
    case otto

    var id: Self { self }
    var name: String { rawValue.capitalized }
  }

  let id: Int
  var title: String
  var author: Author
  var isRejected = false
}

/// What was proposed so far.
@Observable final class ProposalList {
  var proposals: [Proposal]
  var isVoteClosed = false
  var rejectedAuthor: Proposal.Author?
  var draft = ""

  init(proposals: [Proposal] = ProposalList.samples) {
    self.proposals = proposals
  }

  func proposals(of author: Proposal.Author) -> [Proposal] {
    proposals.filter { $0.author == author }
  }

  var canAdd: Bool { !draft.trimmingCharacters(in: .whitespaces).isEmpty }

  func add(by author: Proposal.Author) {
    guard canAdd else { return }
    proposals.append(Proposal(id: proposals.count + 1, title: draft, author: author))
    draft = ""
  }

  static let samples = [
    Proposal(id: 1, title: "Kite day", author: .mila),
    Proposal(id: 2, title: "Bake sale", author: .noor),
    Proposal(id: 3, title: "Night hike", author: .noor, isRejected: true),
    Proposal(id: 4, title: "Chess", author: .otto),
    Proposal(id: 5, title: "Canoe trip", author: .otto),
  ]
}
