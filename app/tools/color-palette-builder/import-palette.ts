import type { ImportAction } from "#app/frame/import/choices.ts";
import { stateOfLink } from "#app/tools/state-of-link.ts";
import { applyImport } from "#app/tools/take-colors.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { type Family, findFamilies, usualBase } from "#color/import/families.ts";
import type { ImportedPalette, ImportedSwatch } from "#color/import/imported.ts";
import { MAX_STEPS, MIN_STEPS, type RampKind } from "#color/ramp.ts";
import { findOrigin } from "#color/scales/find-origin.ts";
import { lettersOf } from "#color/text/letters-of.ts";
import { countOf } from "#color/words/count.ts";
import { colorPaletteBuilder as tool } from "#content/tools.ts";
import { model } from "./model.ts";
import { countEdits, setColors } from "./palette/changes.ts";
import { rowsOf } from "./palette/rows.ts";
import {
  type Edit,
  MAX_COLORS,
  MAX_EDITS,
  type PaletteColor,
  plainColor,
  SHAPES,
  type State,
  sortEdits,
  tidyName,
  withinSteps,
} from "./palette/state.ts";
import { exportOf } from "./read-export.ts";

const RAMP_STEP = /^(tint|shade|tone)[\s_-]?(\d{1,2})$/i;
const RAMP_OF_WORD: Record<string, RampKind> = { tint: "tints", shade: "shades", tone: "tones" };
/** The number of scales tried to find which shape made them. */
const MAX_TRIED = 2;

/**
 * Takes an imported palette. Groups, or names, that end in steps (blue-50 … blue-950) become scales with exactly these
 * colors: solved again from their base if they were made here, otherwise set by hand. Groups from our own export of
 * tints, shades and tones come back as such; everything else becomes single colors.
 */
export function takeImport(state: State, imported: ImportedPalette, action: "replace" | "add") {
  const members = findFamilies(withoutNoise(imported));
  const linked =
    action === "replace" ? stateOfLink(imported, tool.path, model, (read) => exportOf(read, [], "")) : null;
  if (linked && linked.colors.length === members.length) return takeLinked(linked, members);
  const before = action === "add" ? state.colors : [];
  const room = MAX_COLORS - before.length;
  const ramps = members.filter(({ steps }) => isRampGroup(steps));
  const size = stepsOfMost(members);
  const isScales = ramps.length === 0 && size !== null;
  const view = ramps.length > 0 ? "ramps" : isScales ? "scales" : state.view;
  // Edits belong to a number of columns, so the colors that stay keep only those that still fit.
  const shaped: State = isScales ? shapeFor({ ...state, view, steps: size, targets: null }, members) : state;
  const added = members.slice(0, room).map((member) => colorOf(member, isScales ? shaped : null));
  const all = [...before, ...added].map((owner) => withinSteps(owner, shaped.steps));
  const fits = countEdits(all) <= MAX_EDITS;
  const kept = all.map((owner, index) => (fits || index < before.length ? owner : { ...owner, edits: [] }));
  return {
    state: setColors({ ...shaped, view }, kept),
    colors: added.length,
    scales: isScales ? members.slice(0, room).filter(({ steps }) => steps.length === size).length : 0,
    left: members.length - added.length,
    /** True if an address can't hold all the steps, so only the colors themselves were imported. */
    isTooMuch: !fits,
  };
}

/** For the notification. */
export function describeTaken({ colors, scales, left, isTooMuch }: ReturnType<typeof takeImport>): string {
  if (colors === 0) return `A palette has up to ${MAX_COLORS} colors.`;
  const scaled = scales === 0 ? "" : `, ${scales} with ${scales === 1 ? "its" : "their"} scale`;
  const rest = isTooMuch
    ? ` Their steps exceed the ${MAX_EDITS} cells that can be set by hand, so they were regenerated.`
    : "";
  return `${countOf(colors, "color")}${scaled}${left > 0 ? `; ${left} didn't fit` : ""}.${rest}`;
}

/** Applies an import as one step, which the notification can undo. */
export function takePalette(controls: ToolControls<State>, imported: ImportedPalette, action: ImportAction) {
  const taken = takeImport(controls.now(), imported, action);
  const text = describeTaken(taken);
  if (taken.colors === 0) return showToast({ type: "info", title: "Nothing imported", text });
  applyImport(controls, () => taken.state, { title: "Imported", text });
}

/** Restores the linked state. Names were not part of the comparison, so a new one is kept. */
function takeLinked(linked: State, members: readonly Family[]) {
  const colors = linked.colors.map((owner, index) => {
    const name = members[index]?.name ?? "";
    return lettersOf(name) === lettersOf(owner.name) ? owner : { ...owner, name: tidyName(name) || owner.name };
  });
  const scales = linked.view === "scales" ? colors.length : 0;
  return { state: { ...linked, colors }, colors: colors.length, scales, left: 0, isTooMuch: false };
}

/** Swatch indexes, counted over all groups, that form one color here: a single color, or all steps of a scale. */
export function unitsOf(imported: ImportedPalette): readonly (readonly number[])[] {
  // Copies, because the same color may come twice.
  const copy = mapSwatches(imported, (swatch) => ({ ...swatch, color: { ...swatch.color } }));
  const places = new Map(copy.groups.flatMap(({ swatches }) => swatches).map(({ color }, place) => [color, place]));
  return findFamilies(copy).map(({ steps }) => steps.map(({ color }) => places.get(color) as number));
}

/** Rounds lightness: 93.6% is 0.9359999999999999 in floating point, which would end up in the address. */
function withoutNoise(imported: ImportedPalette): ImportedPalette {
  const tidy = (color: Color) => (color.space === "oklch" ? { ...color, l: Number(color.l.toPrecision(15)) } : color);
  return mapSwatches(imported, ({ color, dark, ...rest }) => ({
    ...rest,
    color: tidy(color),
    ...(dark && { dark: tidy(dark) }),
  }));
}

function mapSwatches(imported: ImportedPalette, change: (swatch: ImportedSwatch) => ImportedSwatch): ImportedPalette {
  const groups = imported.groups.map(({ name, swatches }) => ({ name, swatches: swatches.map(change) }));
  return { ...imported, groups };
}

function isRampGroup(steps: Family["steps"]): boolean {
  return steps.some(({ step }) => RAMP_STEP.test(step));
}

/** The number of columns that most scales have; null if there are none. */
function stepsOfMost(members: readonly Family[]): number | null {
  const scales = members.filter(({ steps }) => steps.length >= MIN_STEPS && steps.length <= MAX_STEPS);
  const bySize = Map.groupBy(scales, ({ steps }) => steps.length);
  const [most] = [...bySize].sort(([a, one], [b, other]) => other.length - one.length || b - a);
  return most?.[0] ?? null;
}

/** Finds the pages that the scales are for, and the shape of their lightness if they were made here. */
function shapeFor(state: State, members: readonly Family[]): State {
  const scales = members.filter(({ steps }) => steps.length === state.steps);
  const hasDark = scales.some(({ steps }) => steps.some(({ dark }) => dark));
  const runsUp = ({ steps }: Family) => lightness(steps.at(-1)) > lightness(steps[0]);
  const page = hasDark ? "both" : scales.every(runsUp) ? "dark" : "light";
  const shapes = SHAPES.map((shape): State => ({ ...state, page, shape }));
  const matches = (shaped: State) =>
    scales.slice(0, MAX_TRIED).reduce((sum, member) => sum + (originOf(shaped, member)?.matches ?? 0), 0);
  const found = shapes.map((shaped) => ({ shaped, sum: matches(shaped) })).sort((a, b) => b.sum - a.sum)[0];
  return found && found.sum > 0 ? found.shaped : { ...state, page };
}

function lightness(swatch: ImportedSwatch | undefined): number {
  return swatch ? convert(swatch.color, "oklab").l : 0;
}

/** The base color of the scale, at its step, if it was made here. */
function originOf(shaped: State, { name, steps }: Family) {
  const darks = shaped.page === "both" ? steps.map(({ color, dark = color }) => dark) : [];
  const owners = steps.flatMap(({ color }, step) => {
    const owner = plainColor(color, name ?? "");
    const isFound = rowsOf(shaped, owner)[0]?.cells[step]?.isBase;
    // The step is set only if the color would not find it on its own.
    return [...(isFound ? [owner] : []), { ...owner, baseStep: step }];
  });
  return findOrigin([...steps.map(({ color }) => color), ...darks], owners, (owner) =>
    rowsOf(shaped, owner).flatMap(({ cells }) => cells.map(({ color }) => color)),
  );
}

function colorOf(member: Family, shaped: State | null): PaletteColor {
  const { name, steps } = member;
  if (isRampGroup(steps)) return rampsOf(name, steps);
  const at = usualBase(member);
  const single = plainColor((steps[at] as ImportedSwatch).color, name ?? "");
  if (shaped === null || steps.length !== shaped.steps) return single;
  const owner = originOf(shaped, member)?.source ?? { ...single, baseStep: at };
  const edits = rowsOf(shaped, owner).flatMap(({ kind, cells }, row) =>
    cells.flatMap((cell, step): Edit[] => {
      const color = row === 0 ? steps[step]?.color : (steps[step]?.dark ?? steps[step]?.color);
      const isKept = !color || cell.isBase || toRgb24(color) === toRgb24(cell.color);
      return isKept ? [] : [{ kind, step, color }];
    }),
  );
  return { ...owner, edits: sortEdits(edits) };
}

function rampsOf(name: string | null, steps: Family["steps"]): PaletteColor {
  const base = steps.find(({ step }) => /^base$/i.test(step)) ?? steps[0];
  const owner = plainColor((base as ImportedSwatch).color, name ?? "");
  const edits = steps.flatMap(({ step, color }): Edit[] => {
    const [, word = "", place = ""] = RAMP_STEP.exec(step) ?? [];
    const kind = RAMP_OF_WORD[word.toLowerCase()];
    return kind && Number(place) > 0 && Number(place) < MAX_STEPS ? [{ kind, step: Number(place), color }] : [];
  });
  const count = (kind: RampKind) =>
    Math.max(MIN_STEPS, 1 + Math.max(0, ...edits.flatMap((edit) => (edit.kind === kind ? [edit.step] : []))));
  return { ...owner, tints: count("tints"), shades: count("shades"), tones: count("tones"), edits: sortEdits(edits) };
}
