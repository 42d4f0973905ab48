import type { ToolModel } from "#app/tools/tool-model.ts";
import { writeColor, writeColors } from "#color/text/address.ts";
import { writeCells } from "./cell-runs.ts";
import { KIND_LETTERS, readState } from "./read-address.ts";
import { type Edit, initial, type PaletteColor, type State } from "./state.ts";

/** Colors in `c`, names in `names`; `m`, `h` and `n` are of the ramps; `s`, `k`, `t`, `b`, `on`, `bg` of the scales. */
export const model: ToolModel<State> = { initial, read: readState, write: writeState };

function writeState(state: State): URLSearchParams {
  const { colors } = state;
  const background = writeColor(state.background);
  const darkBackground = writeColor(state.darkBackground);
  const entries: [string, string, string][] = [
    ["c", listOf(colors), listOf(initial.colors)],
    ["v", state.view, initial.view],
    ["m", state.mode, initial.mode],
    ["h", state.hue, initial.hue],
    ["n", countsOf(colors), "10"],
    ["s", state.shape, initial.shape],
    ["k", String(state.steps), String(initial.steps)],
    ["t", state.targets?.join("-") ?? "", ""],
    ["on", state.page, initial.page],
    ["bg", background, writeColor(initial.background)],
    ["bgd", darkBackground, writeColor(initial.darkBackground)],
    [
      "b",
      trimmed(
        colors.map(({ baseStep }) => (baseStep === null ? "" : String(baseStep))),
        "-",
      ),
      "",
    ],
    ["p", colors.flatMap(({ isPinned }, index) => (isPinned ? [index.toString(36)] : [])).join(""), ""],
    [
      "names",
      trimmed(
        colors.map(({ name }) => name),
        ",",
      ),
      "",
    ],
    ["e", colors.flatMap(({ edits }, index) => runsOf(edits, index)).join("-"), ""],
  ];
  return new URLSearchParams(entries.flatMap(([key, text, usual]) => (text === usual ? [] : [[key, text]])));
}

function listOf(colors: readonly PaletteColor[]) {
  return writeColors(colors.map(({ color }) => color));
}

function countsOf(colors: readonly PaletteColor[]): string {
  const parts = colors.map(({ tints, shades, tones }) => {
    if (tones !== shades) return `${tints}.${shades}.${tones}`;
    return shades === tints ? String(tints) : `${tints}.${shades}`;
  });
  // The last one holds for all that follow.
  const last = parts.at(-1);
  const end = parts.findLastIndex((part) => part !== last) + 2;
  return parts.slice(0, end).join("-");
}

function trimmed(parts: readonly string[], separator: string): string {
  return parts.slice(0, parts.findLastIndex((part) => part !== "") + 1).join(separator);
}

/** Cells of neighboring steps share one head. */
function runsOf(edits: readonly Edit[], index: number): string[] {
  const runs: Edit[][] = [];
  for (const edit of edits) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before?.kind === edit.kind && before.step === edit.step - 1) run.push(edit);
    else runs.push([edit]);
  }
  return runs.flatMap((run) => {
    const cells = writeCells(run.map(({ color }) => color));
    return run.slice(0, 1).map(({ kind, step }) => `${index}${KIND_LETTERS[kind]}${step}${cells}`);
  });
}
