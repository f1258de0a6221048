import Foundation

extension RefreshPlan {
  /// Lints the events that no entry marks: around them the picture tells of the wrong side.
  ///
  /// - Parameter events: dates the content is about, such as a sunset; those the plan does not span are left out.
  package func notes(forEvents events: [Date]) -> [TimelineNote] {
    guard let first = showings.first?.date else { return [] }
    let end = reload ?? .distantFuture
    return events.filter { event in
      guard event > max(first, madeAt), event < end else { return false }
      let position = showings.partitioningIndex { $0.date >= event }
      return position == showings.count || showings[position].date != event
    }.map { event in
      let shown = moment(at: event).current
      return TimelineNote(
        .eventWithoutEntry,
        "No entry is dated \(event.stamp), when something happens; entry \(shown.index) of "
          + "\(shown.date.stamp) is shown across it.",
        indices: [shown.index])
    }
  }

  /// Lints daily entries that drift: 24-hour steps shift the local hour when the clocks change.
  ///
  /// - Parameter calendar: with the time zone people read the widget in.
  package func notesOnDailyDrift(in calendar: Calendar) -> [TimelineNote] {
    let pairs = zip(showings, showings.dropFirst())
    let isDaily =
      showings.count > 2 && pairs.allSatisfy { 23...25 ~= $1.date.timeIntervalSince($0.date) / 3600 }
    guard isDaily, let first = showings.first else { return [] }
    let expected = calendar.dateComponents([.hour, .minute, .second], from: first.date)
    let drifted = showings.first {
      calendar.dateComponents([.hour, .minute, .second], from: $0.date) != expected
    }
    guard let drifted else { return [] }
    return [
      TimelineNote(
        .dailyDrift,
        "Daily entry \(drifted.index) (\(drifted.date.stamp)) has another local time than the first; "
          + "step with Calendar.date(byAdding: .day), not by 86400 seconds.",
        indices: [first.index, drifted.index])
    ]
  }
}
