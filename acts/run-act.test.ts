import { expect, test } from "vitest";
import { actOf, ask, SERVICES } from "../server/test-ask.ts";
import type { Input } from "./act.ts";
import { ACTS } from "./acts.ts";
import { inputSchemaOf } from "./json-schema.ts";
import { runAct } from "./run-act.ts";

test("every act has a name, a working example and a text for each parameter", () => {
  expect(new Set(ACTS.map(({ name }) => name)).size).toBe(ACTS.length);
  for (const { name, title, text, example, parameters } of ACTS) {
    expect(name).toMatch(/^[a-z]+$/);
    expect([name, title !== "", text.endsWith(".")]).toEqual([name, true, true]);
    // The command line and MCP show it, too.
    expect(text).not.toMatch(/\b(?:GET|POST)\b/);
    expect([name, ask(name, example).code]).toEqual([name, undefined]);
    for (const [key, parameter] of Object.entries(parameters)) {
      expect([key, parameter.text.endsWith("."), parameter.takes]).toEqual([
        key,
        true,
        expect.not.stringMatching(/\.$/),
      ]);
    }
  }
});

test("acts are deterministic, and only seedable acts are fresh", () => {
  for (const { name, example } of ACTS) expect(ask(name, example)).toEqual(ask(name, example));
  const isFresh = (name: string, input: Input) => {
    const outcome = runAct(actOf(name), input, SERVICES);
    return "isFresh" in outcome && outcome.isFresh;
  };
  const fresh = ACTS.filter(({ name, example: { seed: _, ...rest } }) => isFresh(name, rest)).map(({ name }) => name);
  expect(fresh).toEqual(["palette", "random"]);
  expect(isFresh("random", { seed: "a" })).toBe(false);
});

test("numbers, single values and null in JSON work like query strings", () => {
  const answer = ask("name", "color=tomato&count=2");
  expect(ask("name", { color: ["tomato"], count: 2 })).toEqual(answer);
  expect(ask("name", { color: "tomato", count: "2" })).toEqual(answer);
  expect(ask("name", { color: "tomato", count: null })).toEqual(ask("name", "color=tomato"));
  expect(ask("fix", { text: "#777", background: "#fff", minimum: 4.5 })).toEqual(
    ask("fix", "text=%23777&background=%23fff"),
  );
});

test("bad input is rejected with the parameter and a sentence", () => {
  expect(ask("contrast", { text: "teel", background: "white" })).toEqual({
    code: "invalid-parameter",
    message: expect.stringMatching(/^text “teel” could not be read\./),
    parameter: "text",
  });
  for (const [name, input, code, parameter] of [
    ["contrast", { text: "red" }, "missing-parameter", "background"],
    ["contrast", { text: ["red", "blue"], background: "white" }, "repeated-parameter", "text"],
    ["contrast", { colour: "red" }, "unknown-parameter", "colour"],
    ["name", { color: [] }, "missing-parameter", "color"],
    ["name", { color: "red", count: 1.5 }, "invalid-parameter", "count"],
    ["name", { color: "red", count: 1e21 }, "invalid-parameter", "count"],
    ["name", { color: { hex: "#f00" } }, "invalid-parameter", "color"],
    ["name", { color: [["red"]] }, "invalid-parameter", "color"],
    ["name", { color: "red", count: true }, "invalid-parameter", "count"],
    ["gradient", { color: "red" }, "invalid-parameter", "color"],
    ["name", JSON.parse('{ "color": "red", "__proto__": 1 }'), "unknown-parameter", "__proto__"],
    ["name", { toString: 1 }, "unknown-parameter", "toString"],
  ] as const) {
    expect(ask(name, input)).toMatchObject({ code, parameter });
  }
});

test("an act's input schema has the same limits", () => {
  const schema = inputSchemaOf(actOf("random"));
  expect(schema).toMatchObject({ type: "object", required: [], additionalProperties: false });
  expect(schema.properties.count).toEqual({
    type: "integer",
    minimum: 1,
    maximum: 50,
    default: 1,
    description: "How many colors.",
  });
  // A default that depends on something is only in the description.
  expect(inputSchemaOf(actOf("fix")).properties.minimum?.description).toBe(
    "The contrast to reach. Default: 4.5 for wcag, 75 for apca.",
  );
  expect(inputSchemaOf(actOf("gradient")).required).toEqual(["color"]);
  expect(inputSchemaOf(actOf("gradient")).properties.color).toMatchObject({
    type: "array",
    items: { type: "string", maxLength: 200 },
    maxItems: 20,
  });
});

test("the limits in a schema are enforced", () => {
  for (const act of ACTS) {
    for (const [name, { json, isList, fallback }] of Object.entries(act.parameters)) {
      const codeOf = (value: unknown) => ask(act.name, { ...act.example, [name]: value }).code;
      for (const word of json.enum ?? [])
        expect([act.name, name, word, codeOf(word)]).toEqual([act.name, name, word, undefined]);
      const { minimum, maximum } = json;
      if (minimum !== undefined && maximum !== undefined) {
        const codes = [minimum - 1, minimum, maximum, maximum + 1].map(codeOf);
        expect([act.name, name, codes]).toEqual([
          act.name,
          name,
          ["invalid-parameter", undefined, undefined, "invalid-parameter"],
        ]);
      }
      if (isList)
        expect(codeOf(Array.from({ length: (json.maxItems ?? 0) + 1 }, () => "teal"))).toBe("invalid-parameter");
      if (json.default !== undefined) expect([name, String(json.default) || "none"]).toEqual([name, fallback]);
    }
  }
});
