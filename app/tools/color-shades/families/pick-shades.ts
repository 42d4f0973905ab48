import type { Hex, Rgb24 } from "#color/color.ts";
import { printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { type ColorFamily, familyOf } from "#color/family.ts";
import { deltaE2000At } from "#color/kernel/delta-e.ts";
import { rgb24ToLabInto } from "#color/kernel/lab.ts";
import { rgb24ToOklchInto } from "#color/kernel/oklab.ts";
import type { NamedColor, NameService } from "#color/names.ts";
import { cssNames } from "#color/text/css-names.ts";
import { hexOf } from "#color/text/print.ts";
import { PASSED_OVER_NAMES, WELL_KNOWN_SHADES } from "#content/well-known-shades.ts";
import { SHADE_FAMILIES, type ShadeFamily } from "#contract/color-path.ts";
import { BLACK, TEXT_RATIO, WHITE } from "../make-scales.ts";
import { GROUPS, type ShadeGroup } from "./families.ts";

type Shade = {
  readonly name: string;
  readonly rgb24: Rgb24;
  readonly hex: Hex;
  /** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly group: ShadeGroup;
};

type Candidate = Omit<Shade, "group"> & { readonly lab: Float64Array; readonly rank: Rank };

/** Maximum per page. Families with fewer distinguishable shades show fewer. */
const MAX_SHADES = 120;
/** Minimum CIEDE2000 between any two shades of a page, so that neighbors can be told apart side by side. */
export const MIN_DELTA_E = 2.3;
/** In order of priority: CSS names, then well-known ones, short ones of the curated list, and all others. */
const RANKS = ["css", "well-known", "curated", "other"] as const;
type Rank = (typeof RANKS)[number];
const MAX_CURATED_WORDS = 2;
/** Shades below the first lightness are dark; shades from the second one up are light. */
const DARK_BELOW = 0.42;
const LIGHT_FROM = 0.8;
/** A shade is vivid from this share of the family's maximum chroma. */
const VIVID_SHARE = 0.6;
const HUE_BAND_DEGREES = 12;

const ENGINE_FAMILIES: Partial<Record<ShadeFamily, ColorFamily>> = { grey: "gray" };

/** The number of names that the service returns per call. */
const PAGE_SIZE = 500;

const picked = new WeakMap<NameService, Map<ShadeFamily, readonly Shade[]>>();

/** The name of the family in color/family.ts. */
export function engineFamily(family: ShadeFamily): ColorFamily {
  return ENGINE_FAMILIES[family] ?? (family as ColorFamily);
}

/**
 * The shades of a family's page, in page order. Candidates are all CSS names and all names of the list whose color
 * belongs to the family (see color/family.ts). They are picked by rank: CSS names, then well-known names, then short
 * names of the curated list, then all others. Within a rank, the candidate with the largest CIEDE2000 from all picked
 * shades comes next, until the page is full or no candidate is far enough away.
 */
export function pickShades(names: NameService, family: ShadeFamily): readonly Shade[] {
  const known = picked.get(names) ?? new Map<ShadeFamily, readonly Shade[]>();
  picked.set(names, known);
  const shades = known.get(family) ?? pick(names, family);
  known.set(family, shades);
  return shades;
}

function pick(names: NameService, family: ShadeFamily): Shade[] {
  const wanted = engineFamily(family);
  const wellKnown = new Set(WELL_KNOWN_SHADES[family]);
  const css = cssShades();
  const taken = new Set(css.map(({ name }) => cssSpelling(name)));
  const candidates = [
    ...css.filter(({ rgb24 }) => familyOf(rgb24) === wanted).map((color) => candidateOf(color, "css")),
    ...namesOf(names, wanted)
      // A CSS name is only used for the color that CSS gives it.
      .filter(({ name }) => !taken.has(cssSpelling(name)))
      .map((color) => candidateOf(color, rankOf(color, names, wellKnown))),
  ];
  const chosen: Candidate[] = [];
  for (const rank of RANKS) {
    const ranked = candidates.filter((candidate) => candidate.rank === rank);
    addFarthest(chosen, ranked);
  }
  const mostChroma = Math.max(...chosen.map(({ c }) => c));
  return chosen
    .map(({ lab: _, rank: __, ...shade }) => ({ ...shade, group: groupOf(shade, mostChroma) }))
    .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || hueBand(a) - hueBand(b) || b.l - a.l);
}

/** Colors in a band look like one hue and are sorted from light to dark. Reds and pinks are on both sides of 0. */
function hueBand({ h }: Pick<Shade, "h">) {
  return Math.floor(((h + 180) % 360) / HUE_BAND_DEGREES);
}

/** Repeatedly adds the candidate farthest from all chosen ones, as long as it is far enough away. */
function addFarthest(chosen: Candidate[], candidates: readonly Candidate[]): void {
  const distances = candidates.map(({ lab }) =>
    Math.min(Number.POSITIVE_INFINITY, ...chosen.map((other) => deltaE2000At(lab, other.lab, 0))),
  );
  while (chosen.length < MAX_SHADES) {
    let best = 0;
    for (let index = 1; index < distances.length; index++) {
      if ((distances[index] as number) > (distances[best] as number)) best = index;
    }
    const next = candidates[best];
    if (!next || (distances[best] as number) < MIN_DELTA_E) return;
    chosen.push(next);
    for (const [index, { lab }] of candidates.entries()) {
      distances[index] = Math.min(distances[index] as number, deltaE2000At(lab, next.lab, 0));
    }
  }
}

function candidateOf({ name, rgb24 }: Omit<NamedColor, "index">, rank: Rank): Candidate {
  rgb24ToOklchInto(rgb24, scratch);
  const [l, c, h] = scratch as unknown as [number, number, number];
  rgb24ToLabInto(rgb24, scratch);
  return { name, rgb24, hex: hexOf(rgb24), l, c, h, lab: scratch.slice(), rank };
}

function rankOf({ name, rgb24 }: NamedColor, names: NameService, wellKnown: ReadonlySet<string>): Rank {
  if (wellKnown.has(name)) return "well-known";
  const best = names.best(rgb24);
  const isCurated = best.deltaE === 0 && best.name === name;
  return isCurated && name.split(" ").length <= MAX_CURATED_WORDS ? "curated" : "other";
}

function namesOf(names: NameService, family: ColorFamily): NamedColor[] {
  const found: NamedColor[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const answer = names.browse({ family, page, pageSize: PAGE_SIZE, sort: "name" });
    found.push(...answer.colors);
    pageCount = answer.pageCount;
  }
  return found.filter(({ name }) => !PASSED_OVER_NAMES.has(name));
}

function groupOf({ l, c }: Pick<Shade, "l" | "c">, mostChroma: number): ShadeGroup {
  if (l < DARK_BELOW) return "dark";
  if (c >= VIVID_SHARE * mostChroma) return "vivid";
  return l >= LIGHT_FROM ? "light" : "muted";
}

const scratch = new Float64Array(3);

/** The words that CSS color names consist of; longer words come before their prefixes. */
const WORDS = new RegExp(
  "alice|almond|antique|aquamarine|aqua|azure|beige|bisque|black|blanched|blue|blush|brown|burlywood|cadet|chartreuse|" +
    "chiffon|chocolate|coral|cornflower|cornsilk|cream|crimson|cyan|dark|deep|dim|dodger|drab|firebrick|floral|forest|" +
    "fuchsia|gainsboro|ghost|goldenrod|gold|gray|grey|green|honeydew|hot|indian|indigo|ivory|khaki|lace|lavender|lawn|lemon|" +
    "light|lime|linen|magenta|maroon|medium|midnight|mint|misty|moccasin|navajo|navy|old|olive|orange|orchid|pale|papaya|" +
    "peach|peru|pink|plum|powder|puff|purple|rebecca|red|rose|rosy|royal|saddle|salmon|sandy|seashell|sea|sienna|silver|" +
    "sky|slate|smoke|snow|spring|steel|tan|teal|thistle|tomato|turquoise|violet|wheat|whip|white|yellow",
  "g",
);

/** CSS color names as people write them: "Dark Sea Green". Uses "grey", as on our page of greys. */
export function cssShades(): Omit<NamedColor, "index">[] {
  return cssNames().map(({ name, rgb24 }) => ({ name: writeName(name), rgb24 }));
}

/** The name in CSS spelling: lower case without spaces. */
export function cssSpelling(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace("grey", "gray");
}

function writeName(name: string): string {
  const words = name.match(WORDS) ?? [name];
  return words.map((word) => (word === "gray" ? "Grey" : word[0]?.toUpperCase() + word.slice(1))).join(" ");
}

export type ShadeRow = ReturnType<typeof shadeRows>[number];

/** The data that the page shows for each shade; made on the server, so that the page doesn't load the engine. */
export function shadeRows(names: NameService, family: ShadeFamily) {
  return pickShades(names, family).map(({ name, hex, rgb24, group, l, c }) => {
    const [white, black] = [wcagContrast(rgb24, WHITE), wcagContrast(rgb24, BLACK)];
    return {
      name,
      hex,
      group,
      // OKLCH lightness 0 to 1 and chroma.
      l: Number(l.toFixed(3)),
      c: Number(c.toFixed(3)),
      // WCAG ratios, truncated.
      white: printRatio(white),
      black: printRatio(black),
      isOnWhite: white >= TEXT_RATIO,
      isOnBlack: black >= TEXT_RATIO,
    };
  });
}

/** The number of names in the whole list that belong to the family. */
export function familySize(names: NameService, family: ShadeFamily): number {
  const wanted = engineFamily(family);
  return names.families.find((known) => known.family === wanted)?.count ?? 0;
}

/** The previous and next families; wraps around. */
export function neighborsOf(family: ShadeFamily) {
  const place = SHADE_FAMILIES.indexOf(family);
  const at = (index: number) => SHADE_FAMILIES.at(index % SHADE_FAMILIES.length) as ShadeFamily;
  return { previous: at(place - 1), next: at(place + 1) };
}
