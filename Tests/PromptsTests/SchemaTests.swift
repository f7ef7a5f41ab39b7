import Foundation
import Interview
import Testing

@testable import Prompts

@Suite("prompts/schema.json")
struct SchemaTests {
  @Test(
    "schema and reader name the same keys, and ask for the same",
    arguments: [
      ("", .file), ("$defs.fact", .fact), ("properties.steps", .steps), ("$defs.guide", .guide),
      ("$defs.entry", .entry), ("$defs.model", .model), ("$defs.deep_dive", .deepDive),
      ("$defs.question", .question),
    ] as [(String, ObjectShape)])
  func keys(_ path: String, _ shape: ObjectShape) throws {
    let object = try #require(try schema(at: path) as? [String: Any])
    let required = try #require(object["required"] as? [String])
    let properties = try #require(object["properties"] as? [String: Any])
    #expect(Set(required) == Set(shape.required))
    #expect(Set(properties.keys) == Set(shape.keys))
    #expect(object["additionalProperties"] as? Bool == false)
  }

  @Test("the schema describes no object that the reader doesn't know")
  func objects() throws {
    let definitions = try #require(try schema(at: "$defs") as? [String: [String: Any]])
    let objects = definitions.filter { $0.value["type"] as? String == "object" }.keys.sorted()
    #expect(objects == ["deep_dive", "entry", "fact", "guide", "model", "question"])
  }

  @Test("schema and reader have the same constants")
  func constants() throws {
    #expect(try schema(at: "properties.format.const") as? String == PromptReader.format)
    #expect(try schema(at: "properties.version.const") as? Int == PromptReader.version)
    let width = "$defs.model.properties.diagram.items.maxLength"
    #expect(try schema(at: width) as? Int == PromptReader.diagramWidth)
    #expect(try schema(at: "$defs.deep_dive.properties.options.minItems") as? Int == 2)
    let steps = try schema(at: "$defs.question.properties.step.enum") as? [String]
    #expect(steps == Step.allCases.map(\.rawValue))
  }

  @Test(
    "schema and reader agree on ids",
    arguments: [
      ("photo-feed", true), ("chat2", true), ("schema", false), ("schema-x", true),
      ("Photo", false),
      ("a--b", false), ("-a", false), ("a-", false), ("", false), ("a b", false),
    ])
  func ids(_ id: String, _ isValid: Bool) throws {
    let pattern = try #require(try schema(at: "properties.id.pattern") as? String)
    #expect((id.range(of: pattern, options: .regularExpression) != nil) == isValid)
    #expect(PromptFolder.isName(id) == isValid)
  }

  private func schema(at path: String) throws -> Any? {
    let data = try Data(contentsOf: Repository.schema)
    return try path.split(separator: ".").reduce(JSONSerialization.jsonObject(with: data)) {
      ($0 as? [String: Any])?[String($1)] as Any
    }
  }
}
