import SwiftUI

/// A form for a pet that is new.
struct PetEditor: View {
  let save: (PetStore.Pet) -> Void
  @State private var pet = PetStore.Pet()
  @State private var isExpert = false
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  private enum Field: Hashable { case name, trick }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $pet.name)
            .focused($focus, equals: .name)
          TextField("Trick", text: $pet.trick, prompt: Text("What can it do?"), axis: .vertical)
            .focused($focus, equals: .trick)
          Picker("Species", selection: $pet.species) {
            ForEach(PetStore.Species.allCases) { species in
              Label(species.title, systemImage: species.symbol).tag(species)
            }
          }
        } footer: {
          if focus == .name { Text("Every pet needs a name.") }
        }
        Section("Details") {
          Picker("Owner", selection: $pet.isMine) {
            Text("Mine").tag(true)
            Text("Someone Else").tag(false)
          }
          .pickerStyle(.segmented)
          Toggle("Has won an award", isOn: $pet.hasAward.animation())
          Stepper("Treats: \(pet.treats)", value: $pet.treats, in: 0...9)
          Slider(value: $pet.energy, in: 0...1, step: 0.1) {
            Text("Energy")
          } minimumValueLabel: {
            Image(systemName: "tortoise")
          } maximumValueLabel: {
            Image(systemName: "hare")
          }
          DatePicker("Birthday", selection: $pet.birthday, displayedComponents: .date)
        }
        Section {
          DisclosureGroup("Advanced", isExpanded: $isExpert) {
            LabeledContent("Rating") {
              Text(pet.rating, format: .number)
            }
            Slider(value: $pet.rating.double, in: 0...10, step: 1) { Text("Rating") }
          }
        }
      }
      .navigationTitle("New Pet")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: dismiss.callAsFunction)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            save(pet)
            dismiss()
          }
          .disabled(pet.name.isEmpty)
        }
      }
      .defaultFocus($focus, .name)
      .interactiveDismissDisabled(!pet.name.isEmpty)
    }
    .presentationDetents([.medium, .large], selection: .constant(.large))
  }
}

extension Int {
  fileprivate var double: Double {
    get { Double(self) }
    set { self = Int(newValue) }
  }
}

#Preview { PetEditor { _ in } }
