import { expect, test } from "vitest";
import { createToolStore } from "#app/tools/tool-store.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { takePalette } from "./bring.ts";
import { printGradient } from "./gradient-text.ts";
import { change, initial, type State } from "./state.ts";

function pasted(text: string, view: State["view"]) {
  const { actions } = createToolStore<State>(change(initial, { view }), Object.is);
  takePalette(actions as ToolControls<State>, readPaletteText(text) as ImportedPalette);
  return actions.now();
}

test("a pasted CSS gradient keeps its angle and positions, other colors are spaced evenly", () => {
  const css = "linear-gradient(45deg, #111111 20%, #EEEEEE 60%, #FF0000 100%)";
  expect(printGradient(pasted(`background: ${css};`, "gradient").gradient)).toBe(css);
  expect(printGradient(pasted("#111111, #EEEEEE, #FF0000", "gradient").gradient)).toBe(
    "linear-gradient(135deg, #111111, #EEEEEE, #FF0000)",
  );
  expect(pasted("radial-gradient(red, blue)", "gradient").gradient).toBe(initial.gradient);
  expect(pasted(css, "pair")).toMatchObject({ view: "palette", gradient: initial.gradient });
});
