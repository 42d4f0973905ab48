import { expect, test } from "vitest";
import { swatchLines } from "../test-swatch-lines.ts";
import { readPaletteText } from "./read-palette.ts";

test("variables from Figma's API keep their names, groups, aliases and both modes", () => {
  const rgb = (r: number, g: number, b: number) => ({ r, g, b, a: 1 });
  const alias = (id: string) => ({ type: "VARIABLE_ALIAS", id });
  const meta = {
    variableCollections: {
      "C:1": { name: "Base", modes: [{ modeId: "1:0", name: "Mode 1" }], defaultModeId: "1:0" },
      "C:2": {
        id: "C:2",
        name: "Theme",
        modes: [
          { modeId: "2:0", name: "Dark" },
          { modeId: "2:1", name: "Light" },
          { modeId: "2:2", name: "Print" },
        ],
        defaultModeId: "2:1",
      },
    },
    variables: {
      "V:1": variable("blue/500", "C:1", { "1:0": rgb(0, 0, 1) }),
      "V:2": variable("blue/100", "C:1", { "1:0": rgb(0.8, 0.8, 1) }),
      "V:3": variable("brand/text/link", "C:2", { "2:0": alias("V:2"), "2:1": alias("V:1") }),
      "V:4": variable("paper", "C:2", { "2:0": rgb(5.9e-8, 0, 0), "2:1": rgb(1, 1, 1) }),
      "V:5": variable("again", "C:2", { "2:0": alias("V:3"), "2:1": alias("V:3") }),
      "V:6": variable("gone", "C:2", { "2:0": alias("V:9"), "2:1": alias("V:9") }),
      "V:7": { ...variable("gap", "C:2", { "2:0": 4, "2:1": 4 }), resolvedType: "FLOAT" },
    },
  };
  const palette = readPaletteText(JSON.stringify({ status: 200, error: false, meta }));
  expect([palette?.format, palette?.name]).toEqual(["Figma variables", null]);
  expect(named({ meta })).toEqual([
    "blue/500 #0000FF",
    "blue/100 #CCCCFF",
    "brand / text/link #0000FF dark #CCCCFF",
    "paper #FFFFFF dark #000000",
    "again #0000FF dark #CCCCFF",
  ]);
  expect(palette?.unread?.rows.map(({ where, text }) => where + text)).toEqual(["gone", "ThemePrint"]);
});

test("variables exported by plugins are read, grouped by collection or by mode", () => {
  const wanted = ["blue/500 #0000FF", "brand/link #0000FF dark #CCCCFF"];
  const byMode = {
    collections: [
      {
        name: "Base",
        modes: [{ name: "Value", variables: [{ name: "blue/500", type: "color", isAlias: false, value: "#0000ff" }] }],
      },
      {
        name: "Theme",
        modes: [
          {
            name: "Light",
            variables: [{ name: "brand/link", type: "color", value: { collection: "Base", name: "blue/500" } }],
          },
          { name: "Dark", variables: [{ name: "brand/link", type: "color", value: "#ccccff" }] },
        ],
      },
    ],
  };
  expect(named(byMode)).toEqual(wanted);
  const values = { Light: "{blue.500}", Dark: { r: 0.8, g: 0.8, b: 1 } };
  for (const modes of [["Light", "Dark"], [{ name: "Light" }, { name: "Dark" }], { Light: "Light", Dark: "Dark" }]) {
    const variables = [
      { name: "blue/500", type: "color", values: { Light: "#00f", Dark: "#00f" } },
      { name: "brand/link", type: "color", values },
    ];
    expect(named({ collections: [{ name: "Theme", modes, variables }] })).toEqual(wanted);
    expect(readPaletteText(JSON.stringify({ name: "Theme", modes, variables }))?.name).toBe("Theme");
  }
});

test("circular aliases terminate", () => {
  const alias = { type: "VARIABLE_ALIAS", id: "V:1" };
  const variables = { "V:1": variable("a", "C", { m: alias }), "V:2": variable("b", "C", { m: { r: 1, g: 0, b: 0 } }) };
  expect(named({ meta: { variableCollections: { C: { modes: [] } }, variables } })).toEqual(["b #FF0000"]);
});

function variable(name: string, variableCollectionId: string, valuesByMode: object) {
  return { name, resolvedType: "COLOR", variableCollectionId, valuesByMode };
}

function named(json: object): string[] {
  return swatchLines(JSON.stringify(json));
}
