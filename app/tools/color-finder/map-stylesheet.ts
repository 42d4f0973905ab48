import type { NamedSwatch } from "#app/tools/named-sets.ts";
import type { Color, Hex } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { CLOSENESS_WORDS, type Closeness } from "#color/nearest/closeness.ts";
import { mapText } from "#color/nearest/map-text.ts";
import { print, printHex } from "#color/text/print.ts";
import { countOf, printCount } from "#color/words/count.ts";
import type { SetIndex } from "./answer.ts";
import type { FinderSet, State } from "./model.ts";

/** A distinct color of the text; `times` counts its occurrences. */
export type MappedRow = {
  readonly before: string;
  readonly hex: Hex;
  readonly token: string;
  readonly tokenHex: Hex;
  readonly deltaE2000: number;
  readonly closeness: Closeness;
  readonly times: number;
  /** Too far from every color of the set, so left unchanged. */
  readonly isKept: boolean;
};

export type MappedStylesheet = {
  readonly text: string;
  readonly found: number;
  /** Sorted by distance, farthest first, because those need checking most. */
  readonly rows: readonly MappedRow[];
  /** The definitions that the page must add, one per line; "" for sets that need none. */
  readonly definitions: string;
};

export function mapStylesheet(
  text: string,
  index: SetIndex,
  { set, spelling, farthest }: Pick<State, "set" | "spelling" | "farthest">,
): MappedStylesheet {
  const limit = farthest === 0 ? Number.POSITIVE_INFINITY : farthest;
  const write = (swatch: NamedSwatch, alpha: number, start: number) => {
    const variable = variableOf(swatch);
    // With the token, it would refer to itself.
    const isDefinition = variable !== null && variable === nameDefinedAt(text, start);
    return spell(swatch, alpha, set, isDefinition ? "value" : spelling);
  };
  const mapped = mapText(text, index, write, limit);
  const rows = new Map<string, MappedRow>();
  const used = new Set<NamedSwatch>();
  for (const { start, end, color, match } of mapped.colors) {
    const before = text.slice(start, end);
    const isKept = match.deltaE2000 > limit;
    const times = (rows.get(before)?.times ?? 0) + 1;
    const { swatch, deltaE2000, closeness } = match;
    const row = { before, hex: printHex(color), token: swatch.name, tokenHex: printHex(swatch.color) };
    rows.set(before, { ...row, deltaE2000, closeness, times, isKept });
    if (!isKept && spelling === "token") used.add(swatch);
  }
  return {
    text: mapped.text,
    found: mapped.colors.length,
    rows: [...rows.values()].sort((a, b) => b.deltaE2000 - a.deltaE2000),
    definitions: [...used].map(definitionOf).filter(Boolean).sort().join("\n"),
  };
}

/** A summary: "9 colors: 2 exact, 4 hard to tell apart, 1 close, 2 different." */
export function describeMapped({ found, rows }: MappedStylesheet): string {
  if (found === 0) return "No color found in this text.";
  const count = (isCounted: (row: MappedRow) => boolean) =>
    rows.filter(isCounted).reduce((sum, { times }) => sum + times, 0);
  const parts = Object.entries(CLOSENESS_WORDS).flatMap(([closeness, words]) => {
    const times = count((row) => row.closeness === closeness);
    return times > 0 ? [`${printCount(times)} ${words.toLowerCase()}`] : [];
  });
  const kept = count(({ isKept }) => isKept);
  return `${countOf(found, "color")}: ${parts.join(", ")}.${kept > 0 ? ` ${printCount(kept)} left as written.` : ""}`;
}

/** Writes a color of a set for a stylesheet, with the alpha of the color it replaces. */
function spell({ token, color }: NamedSwatch, alpha: number, set: FinderSet, spelling: State["spelling"]): string {
  if (spelling === "value" || token.startsWith("#")) {
    return printValue({ ...color, alpha });
  }
  if (alpha >= 1) return token;
  const percent = `${Number((alpha * 100).toFixed(1))}%`;
  if (set === "tailwind3") return token.replace(/\)$/, ` / ${percent})`);
  if (set === "bootstrap") return `rgba(${token}, ${percent})`;
  return `color-mix(in srgb, ${token} ${percent}, transparent)`;
}

/** The line that defines a token, if the page has to define it. "" for tokens that CSS or a build step provides. */
function definitionOf(swatch: NamedSwatch): string {
  const variable = variableOf(swatch);
  return variable ? `${variable}: ${printValue(swatch.color)};` : "";
}

/** The variable that a token refers to, of CSS or Sass; null for other tokens. */
function variableOf({ token }: NamedSwatch): string | null {
  return token.startsWith("$") ? token : (/^var\((--[\w-]+)\)$/.exec(token)?.[1] ?? null);
}

/** Longer than the start of any definition, such as "--color-sky-700: light-dark(". */
const MAX_LABEL_CHARACTERS = 120;

/** The property or variable whose value has a color at `start`. */
function nameDefinedAt(text: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - MAX_LABEL_CHARACTERS), start);
  return /([$\w-]+)["']?\s*:[^:;{}]*$/.exec(before)?.[1] ?? null;
}

function printValue(color: Color): string {
  return print(color, isInGamut(color, "srgb") ? "hex" : "oklch", { isUpperCase: false });
}
