import type { Color } from "#color/color.ts";
import type { Finding, LintFix } from "#color/lint/finding.ts";
import { lintPalette } from "#color/lint/lint-palette.ts";
import { rename, setCell, setColor } from "./changes.ts";
import { cellAt, type Place, rowsOf } from "./rows.ts";
import { measureOf, type State } from "./state.ts";

/** A finding with the palette entries that it is about: colors or cells. */
export type Check = Finding & { readonly places: readonly (number | Place)[] };

/** Checks the colors against each other, and the steps of every visible scale. */
export function checkPalette(state: State, names: readonly string[]): Check[] {
  const severities = ["error", "warning", "hint"];
  const checks = [...checkColors(state, names), ...(state.view === "scales" ? checkScales(state, names) : [])];
  return checks.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

function checkColors({ colors, background }: State, names: readonly string[]): Check[] {
  const named = colors.map(({ color }, index) => ({ name: names[index] ?? "", color }));
  const places = colors.map((_, index) => index);
  const isPinned = (index: number) => colors[index]?.isPinned ?? false;
  return lintPalette(named, { background, isPinned, limit: 6 }).map((finding) => ({ ...finding, places }));
}

function checkScales(state: State, names: readonly string[]): Check[] {
  const places: Place[] = [];
  const named: { name: string; color: Color }[] = [];
  const bases = new Set<number>();
  const scales = state.colors.flatMap((owner, index) =>
    rowsOf(state, owner).map(({ kind, cells }) =>
      cells.map(({ color, step, isBase }, at) => {
        if (isBase) bases.add(places.length);
        named.push({ name: `${names[index]} ${step}`, color });
        return places.push({ index, kind, step: at }) - 1;
      }),
    ),
  );
  // Targets determine the lightness, so it doesn't need to be even.
  const even = measureOf(state.shape) === null ? (["uneven-lightness"] as const) : [];
  const rules = [...even, "gray-ends", "hue-drift", "out-of-gamut"] as const;
  const options = { scales, rules, isPinned: (index: number) => bases.has(index), limit: 6 };
  // Already reported for the colors themselves.
  const isKnown = ({ rule, indexes }: Finding) => rule === "out-of-gamut" && indexes.every((at) => bases.has(at));
  return lintPalette(named, options)
    .filter((finding) => !isKnown(finding))
    .map((finding) => ({ ...finding, places }));
}

export function applyFix(state: State, check: Check, fix: LintFix, names: readonly string[]): State {
  const before = currentColors(state, check.places);
  return check.places.reduce<State>((next, place, at) => {
    const color = fix.colors[at];
    const name = fix.names?.[at];
    const isNew = color !== undefined && color !== before[at];
    if (typeof place !== "number") return isNew ? setCell(next, place, color) : next;
    const colored = isNew ? setColor(next, place, color) : next;
    return name !== undefined && name !== names[place] ? rename(colored, place, name) : colored;
  }, state);
}

function currentColors(state: State, places: Check["places"]): (Color | undefined)[] {
  return places.map((place) => {
    return typeof place === "number" ? state.colors[place]?.color : cellAt(state, place)?.color;
  });
}
