import SwiftUI

struct PetDetail: View {
  @Bindable var pet: PetStore.Pet
  @Environment(PetStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var isConfirmingRemoval = false
  @State private var greeting: String?
  @State private var highScore = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        header
        Stepper("Rating: \(pet.rating)", value: $pet.rating, in: 0...10)
          .petCard(pet.species.color)
        energy
        GroupBox("Notes") {
          LabeledContent("Born", value: pet.birthday, format: .dateTime.year().month().day())
          LabeledContent("Treats", value: pet.treats, format: .number)
          LabeledContent("Best rating", value: highScore.formatted())
        }
        Button("Give Treat", systemImage: "gift") { pet.give() }
          .buttonStyle(.treat)
          .disabled(pet.treats >= 5)
        Text("Shop average: \(store.averageRating, specifier: "%.1f")")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding()
    }
    .navigationTitle(pet.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button(role: .destructive) {
        isConfirmingRemoval = true
      } label: {
        Label("Remove", systemImage: "trash")
      }
    }
    .alert("Remove \(pet.name)?", isPresented: $isConfirmingRemoval) {
      Button("Remove", role: .destructive) {
        store.remove(pet)
        dismiss()
      }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    .onChange(of: pet.rating, initial: true) { _, rating in
      highScore = max(highScore, rating)
    }
    .task(id: pet.id) { greeting = "Hello, \(pet.name)!" }
  }

  private var header: some View {
    VStack(spacing: 8) {
      PetBadge(species: pet.species, size: 96)
        .overlay(alignment: .bottomTrailing) {
          if pet.hasAward {
            Image(systemName: "trophy.circle.fill")
              .font(.title)
              .symbolRenderingMode(.palette)
              .foregroundStyle(.white, .yellow)
          }
        }
      Text(pet.trick).font(.title3)
      if let greeting { Text(greeting).italic().foregroundStyle(.secondary) }
    }
  }

  private var energy: some View {
    HStack {
      Gauge(value: pet.energy) {
        Image(systemName: "bolt.fill")
      } currentValueLabel: {
        Text(pet.energy, format: .percent)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(pet.energy < 0.2 ? .red : .green)
      ProgressView("Energy", value: pet.energy)
        .padding(.leading)
    }
    .petCard(.green)
  }
}

#Preview {
  NavigationStack {
    PetDetail(pet: PetStore.samplePets()[0]).environment(PetStore())
  }
}
