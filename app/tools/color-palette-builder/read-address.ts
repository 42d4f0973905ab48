import { readColorList } from "#app/tools/read-color-list.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { isMode, MAX_STEPS, MIN_STEPS } from "#color/ramp.ts";
import { readColor } from "#color/text/address.ts";
import { readCells } from "./cell-runs.ts";
import { sortEdits } from "./edits.ts";
import {
  type Edit,
  initial,
  isRamp,
  MAX_COLORS,
  MAX_EDITS,
  measureOf,
  PAGES,
  type PaletteColor,
  plainColor,
  type RowKind,
  SHAPES,
  type Shape,
  type State,
  tidyName,
  tidyTarget,
} from "./state.ts";

export const KIND_LETTERS: Record<RowKind, string> = { tints: "i", shades: "h", tones: "o", light: "s", dark: "d" };
const KIND_OF_LETTER = new Map(Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as RowKind]));
/** An address that Node takes has at most 16 kB with everything around it. */
const MAX_EDITS_CHARS = 12_000;
const RUN = /^(\d{1,2})([a-z])(\d{1,2})(|[*._].*)$/s;

/** Never throws: what cannot be read falls back, and a sentence says so. */
export function readState(query: URLSearchParams): Loaded<State> {
  const notices: string[] = [];
  const limits = { min: 1, max: MAX_COLORS };
  const bases = initial.colors.map(({ color }) => color);
  const list = readColorList(query.get("c"), bases, limits);
  notices.push(...list.notices);
  const base = list.colors.map((color) => plainColor(color));
  const steps = readSteps(query.get("k"), initial.steps, "steps of a scale", notices);
  const shape = oneOf(query.get("s"), SHAPES, initial.shape, "shape of a scale", notices);
  const names = (query.get("names") ?? "").slice(0, 2000).split(",");
  const counts = readCounts(query.get("n"), notices);
  const pinned = new Set((query.get("p") ?? "").slice(0, 99));
  const places = (query.get("b") ?? "").slice(0, 99).split("-");
  const colors = base.map((color, index): PaletteColor => {
    const place = places[index] ?? "";
    const baseStep = /^\d{1,2}$/.test(place) && Number(place) < steps ? Number(place) : null;
    const count = counts[Math.min(index, counts.length - 1)];
    const isPinned = pinned.has(index.toString(36));
    return { ...color, ...count, name: tidyName(names[index] ?? ""), isPinned, baseStep };
  });
  return {
    state: {
      view: oneOf(query.get("v"), ["ramps", "scales"], initial.view, "view", notices),
      colors: withEdits(colors, query.get("e"), steps, notices),
      mode: readMode(query.get("m"), notices),
      hue: oneOf(query.get("h"), ["constant", "shifted"], initial.hue, "hue", notices),
      shape,
      steps,
      targets: readTargets(query.get("t"), shape, steps, notices),
      page: oneOf(query.get("on"), PAGES, initial.page, "page", notices),
      background: readBackground(query.get("bg"), initial.background, notices),
      darkBackground: readBackground(query.get("bgd"), initial.darkBackground, notices),
    },
    notices,
  };
}

function readMode(text: string | null, notices: string[]) {
  if (text === null || isMode(text)) return text ?? initial.mode;
  notices.push(`“${shorten(text)}” is none of the seven modes, so it is ${initial.mode.toUpperCase()}.`);
  return initial.mode;
}

function oneOf<Value extends string>(
  text: string | null,
  values: readonly Value[],
  fallback: Value,
  what: string,
  notices: string[],
): Value {
  const found = values.find((value) => value === text);
  if (text !== null && found === undefined) notices.push(`“${shorten(text)}” is no ${what}, so it is ${fallback}.`);
  return found ?? fallback;
}

function readSteps(text: string | null, fallback: number, what: string, notices: string[]): number {
  if (text === null) return fallback;
  const steps = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (steps >= MIN_STEPS && steps <= MAX_STEPS) return steps;
  const used = Number.isNaN(steps) ? fallback : Math.min(Math.max(steps, MIN_STEPS), MAX_STEPS);
  notices.push(`The ${what} can be ${MIN_STEPS} to ${MAX_STEPS}; “${shorten(text)}” became ${used}.`);
  return used;
}

type Counts = Pick<PaletteColor, "tints" | "shades" | "tones">;

/** "12" for all, "12-10.5.8" color by color: tints, shades and tones. */
function readCounts(text: string | null, notices: string[]): Counts[] {
  const fallback = plainColor(initial.background);
  const counts = (text ?? "10")
    .slice(0, 200)
    .split("-")
    .slice(0, MAX_COLORS)
    .map((part) => {
      const [tints = "", shades = tints, tones = shades] = part.split(".");
      return {
        tints: readSteps(tints, fallback.tints, "steps of a ramp", notices),
        shades: readSteps(shades, fallback.shades, "steps of a ramp", notices),
        tones: readSteps(tones, fallback.tones, "steps of a ramp", notices),
      };
    });
  const said = new Set(notices);
  notices.splice(0, notices.length, ...said);
  return counts;
}

function readTargets(text: string | null, shape: Shape, steps: number, notices: string[]): number[] | null {
  const measure = measureOf(shape);
  if (text === null || measure === null) return null;
  const parts = text.slice(0, 300).split("-");
  const isGood = parts.length === steps && parts.every((part) => /^\d*\.?\d+$/.test(part));
  if (isGood) return parts.map((part) => tidyTarget(Number(part), measure));
  notices.push(`The targets must be ${steps} numbers, so the usual ones stand here.`);
  return null;
}

function readBackground(text: string | null, fallback: Color, notices: string[]): Color {
  if (text === null) return fallback;
  const color = readColor(text.slice(0, 200));
  if (!color) notices.push(`“${shorten(text)}” could not be read as a background.`);
  return color ? { ...color, alpha: 1 } : fallback;
}

/** "0s3.ff8800ee7700-2i1*…": color, row and first step, then colors of steps in a row. */
function withEdits(colors: PaletteColor[], text: string | null, steps: number, notices: string[]): PaletteColor[] {
  if (!text) return colors;
  const edits: Edit[][] = colors.map(() => []);
  let lost = text.length > MAX_EDITS_CHARS;
  let count = 0;
  for (const run of text.slice(0, MAX_EDITS_CHARS).split("-")) {
    const [, index = "", letter = "", first = "", cells = ""] = RUN.exec(run) ?? [];
    const kind = KIND_OF_LETTER.get(letter);
    const owner = colors[Number(index)];
    const list = edits[Number(index)];
    if (!kind || !owner || !list || index === "") {
      lost = true;
      continue;
    }
    for (const [offset, color] of readCells(cells).entries()) {
      const step = Number(first) + offset;
      const limit = isRamp(kind) ? owner[kind] : steps;
      const isBase = step === 0 && isRamp(kind);
      if (!color || step >= limit || isBase || count >= MAX_EDITS) lost = true;
      else {
        list.push({ kind, step, color });
        count += 1;
      }
    }
  }
  if (lost) notices.push("Some cells that were set by hand could not be read.");
  return colors.map((color, index) => ({ ...color, edits: sortEdits(edits[index] ?? []) }));
}

function shorten(text: string) {
  return text.slice(0, 40);
}
