import SwiftUI

struct TruckAccountView: View {
  @AppStorage("account.name") private var name = ""
  @AppStorage("account.notifies") private var notifies = true
  @State private var password = ""
  @State private var appearance = 0
  private let terms = URL(string: "https://example.com/terms")
  @FocusState private var isEditingName: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Your name", text: $name).focused($isEditingName)
          SecureField("Password", text: $password)
        }
        Section {
          Toggle(isOn: $notifies) {
            Label("Tell me about orders", systemImage: "bell.fill")
          }
          Picker("Icon", selection: $appearance) {
            ForEach(Array(["sun.max", "moon", "star"].enumerated()), id: \.offset) { index, symbol in
              Image(systemName: symbol).tag(index)
            }
          }
          .pickerStyle(.palette)
          if let terms { Link("Terms of use", destination: terms) }
        } footer: {
          Text(isEditingName ? "This is how the team sees you." : "Signed in as \(name.isEmpty ? "nobody" : name).")
        }
      }
      .navigationTitle("Account")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }
}
