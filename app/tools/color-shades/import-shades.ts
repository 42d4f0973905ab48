import { stateOfLink } from "#app/tools/state-of-link.ts";
import { convert } from "#color/convert.ts";
import { type Family, findFamilies, usualBase } from "#color/import/families.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { isRamp, MAX_STEPS } from "#color/ramp.ts";
import { findOrigin } from "#color/scales/find-origin.ts";
import { colorShades as tool } from "#content/tools.ts";
import { setColors } from "./changes.ts";
import { exportOf } from "./export-palette.ts";
import { makeScales } from "./make-scales.ts";
import { model } from "./model.ts";
import { initial, KINDS, MAX_COLORS, type State, tidy } from "./state.ts";

type Made = Pick<State, "kind" | "steps" | "isDark" | "baseStep" | "colors">;

/**
 * An export that contains its link is restored exactly. Scales made here with the default settings are recognized even
 * without it. Any other scale or single color counts as one color. At most six are taken; `taken` and `found` count
 * colors or scales.
 */
export function takeShades(state: State, imported: ImportedPalette): { state: State; taken: number; found: number } {
  const linked = stateOfLink(imported, tool.path, model, (read) => exportOf(read, makeScales(read), [], ""));
  if (linked) return { state: linked, taken: linked.colors.length, found: linked.colors.length };
  const families = findFamilies(imported);
  const counts = { found: families.length, taken: Math.min(families.length, MAX_COLORS) };
  const first = families.slice(0, MAX_COLORS);
  const [one] = first;
  const origin = one && one.steps.length > 1 ? originOf(one) : null;
  const colors = first.map((family, index) => {
    if (origin && index > 0 && family.steps.length === origin.steps) return colorIn(family, origin);
    return index === 0 && origin ? origin.colors[0] : family.steps[usualBase(family)]?.color;
  });
  const known = colors.filter((color) => color !== undefined);
  if (!origin) return { state: setColors(state, known), ...counts };
  return { state: tidy({ ...initial, ...origin, colors: known }), ...counts };
}

function originOf({ steps }: Family): Made | null {
  if (steps.length > MAX_STEPS) return null;
  const [start, end] = [steps[0], steps.at(-1)].map((step) => (step ? convert(step.color, "oklab").l : 0));
  const runsUp = (start ?? 0) < (end ?? 0);
  const sources = KINDS.flatMap((kind) =>
    steps.flatMap(({ color }, step): Made[] => {
      const made = { kind, steps: steps.length, isDark: runsUp && !isRamp(kind), baseStep: null, colors: [color] };
      return [made, { ...made, baseStep: step }];
    }),
  );
  return sourceOf(steps, sources);
}

/** The base color of another scale of the same kind. */
function colorIn(family: Family, made: Made) {
  const sources = family.steps.map(({ color }): Made => ({ ...made, colors: [color] }));
  return sourceOf(family.steps, sources)?.colors[0] ?? family.steps[usualBase(family)]?.color;
}

function sourceOf(steps: Family["steps"], sources: readonly Made[]): Made | null {
  const colors = steps.map(({ color }) => color);
  return findOrigin(colors, sources, colorsOf)?.source ?? null;
}

function colorsOf(made: Made) {
  return makeScales({ ...initial, ...made })[0]?.steps.map(({ color }) => color) ?? [];
}
