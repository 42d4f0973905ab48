import type { Color, Hex } from "#color/color.ts";
import { shades, tints, tones } from "#color/ramp.ts";
import { printHex } from "#color/text/print.ts";
import { findEdit } from "./edits.ts";
import { scaleRows } from "./scale-row.ts";
import { type PaletteColor, RAMP_KINDS, type RampKind, type RowKind, type State } from "./state.ts";

export type Cell = {
  readonly color: Color;
  readonly hex: Hex;
  /** "300", "Tint 3". */
  readonly step: string;
  /** The color itself. */
  readonly isBase: boolean;
  readonly isEdited: boolean;
  /** Why the step is not what its column asks for. */
  readonly misses: readonly string[];
};

export type Row = { readonly kind: RowKind; readonly label: string; readonly cells: readonly Cell[] };

type Ramp = (color: Color, steps: number, mode: State["mode"], hue: State["hue"]) => Color[];

const RAMPS: Record<RampKind, Ramp> = { tints, shades, tones };
const ROW_LABELS: Record<RowKind, string> = {
  tints: "Tints",
  shades: "Shades",
  tones: "Tones",
  light: "On light",
  dark: "On dark",
};
const STEP_WORDS: Record<RampKind, string> = { tints: "Tint", shades: "Shade", tones: "Tone" };

/** A color is a new object whenever something of it changes, so what follows from it is kept beside it. */
const kept = new WeakMap<PaletteColor, Map<string, readonly Row[]>>();
/** Two versions of a palette may be shown at once, each with its own settings. */
const MAX_KEPT = 3;

/** Every row of one color in the view that is shown. */
export function rowsOf(state: State, owner: PaletteColor): readonly Row[] {
  const key = keyOf(state);
  const known = kept.get(owner) ?? new Map<string, readonly Row[]>();
  const found = known.get(key);
  if (found) return found;
  const rows = state.view === "ramps" ? RAMP_KINDS.map((kind) => rampRow(state, owner, kind)) : scaleRows(state, owner);
  if (known.size >= MAX_KEPT) known.clear();
  kept.set(owner, known.set(key, rows));
  return rows;
}

export function cellAt(state: State, index: number, kind: RowKind, step: number): Cell | null {
  const owner = state.colors[index];
  const row = owner && rowsOf(state, owner).find((candidate) => candidate.kind === kind);
  return row?.cells[step] ?? null;
}

function rampRow({ mode, hue }: State, owner: PaletteColor, kind: RampKind): Row {
  const ramp = RAMPS[kind](owner.color, owner[kind], mode, hue);
  const cells = ramp.map((made, step): Cell => {
    const edit = step === 0 ? null : findEdit(owner, kind, step);
    const color = edit ?? made;
    const word = step === 0 ? "Base" : `${STEP_WORDS[kind]} ${step}`;
    return { color, hex: printHex(color), step: word, isBase: step === 0, isEdited: edit !== null, misses: [] };
  });
  return { kind, label: ROW_LABELS[kind], cells };
}

/** All that rows depend on besides their color. */
function keyOf(state: State): string {
  if (state.view === "ramps") return `${state.mode} ${state.hue}`;
  const { shape, steps, targets, page, background, darkBackground } = state;
  return JSON.stringify([shape, steps, targets, page, background, darkBackground]);
}
