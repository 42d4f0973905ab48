import { slugOf } from "../text/slug.ts";
import type { ExportPalette, ExportSwatch } from "./palette.ts";

export type IdentifiedSwatch = ExportSwatch & {
  /** Within the group, where the target nests: "500". */
  readonly key: string;
  /** Within the palette: "brand-500". */
  readonly identifier: string;
};

/** `key` is "" for the ungrouped colors of a palette. */
export type IdentifiedGroup = {
  readonly key: string;
  readonly isPrimitive?: boolean | undefined;
  readonly swatches: readonly IdentifiedSwatch[];
};

type Casing = "kebab" | "camel";

// A Less variable with the name of an at-rule would start that rule, and CSS keywords are already Tailwind colors.
const RESERVED = new Set(
  (
    "media import charset namespace supports keyframes font-face page layer container property plugin arguments rest " +
    "document viewport counter-style starting-style scope theme apply include mixin function if else for each while " +
    "return use forward extend at-root debug warn error content inherit initial unset revert revert-layer current " +
    "currentcolor transparent none default constructor prototype"
  ).split(" "),
);

/**
 * Creates names for code. Every identifier is unique within the palette, and every key within its group: the second
 * "red" is "red-2". A name without Latin letters or digits gets the number of its position: "color-3". No identifier
 * starts with a digit or is a reserved word. Groups without swatches are left out.
 */
export function identify(palette: ExportPalette, prefix = "", casing: Casing = "kebab"): readonly IdentifiedGroup[] {
  const takeIdentifier = uniqueNames(casing);
  const takeTopKey = uniqueNames(casing);
  const start = slugOf(prefix);
  let place = 0;
  return palette.groups
    .filter(({ swatches }) => swatches.length > 0)
    .map(({ name, swatches, isPrimitive }, groupIndex) => {
      const isLoose = name === "";
      const groupSlug = isLoose ? "" : slugOf(name) || `group-${groupIndex + 1}`;
      const key = isLoose ? "" : takeTopKey(safeStart(joinWords(start, groupSlug)));
      const takeKey = uniqueNames(casing);
      return {
        key,
        isPrimitive,
        swatches: swatches.map((swatch) => {
          place++;
          const slug = slugOf(swatch.name) || `color-${place}`;
          const identifier = takeIdentifier(safeStart(joinWords(start, groupSlug, slug)));
          return { ...swatch, identifier, key: isLoose ? takeTopKey(identifier) : takeKey(slug) };
        }),
      };
    });
}

/** Creates names for gradients: "gradient", "brand-sea-gradient". None is the name of a color. */
export function nameGradients(palette: ExportPalette, prefix = "") {
  const takeName = uniqueNames();
  for (const { swatches } of identify(palette, prefix)) for (const { identifier } of swatches) takeName(identifier);
  return (palette.gradients ?? []).map(({ name, css }) => ({
    identifier: takeName(safeStart(joinWords(slugOf(prefix), slugOf(name), "gradient"))),
    css,
  }));
}

/** Returns each name once; repeats get the first free number as a suffix. `fold` makes colliding names equal. */
export function uniqueNames(casing: Casing = "kebab", fold = (name: string) => name): (wanted: string) => string {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return (wanted) => {
    const first = cased(wanted, casing);
    let name = first;
    for (let number = lastNumbers.get(first) ?? 2; taken.has(fold(name)); number++) {
      name = cased(`${wanted}-${number}`, casing);
      lastNumbers.set(first, number + 1);
    }
    taken.add(fold(name));
    return name;
  };
}

function cased(name: string, casing: Casing): string {
  if (casing === "kebab") return name;
  // Between two digits, the hyphen is part of the name: 1-5 is not 15.
  return name.replace(/(\d)-(?=\d)/g, "$1_").replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function safeStart(identifier: string): string {
  if (/^\d/.test(identifier)) return `color-${identifier}`;
  return RESERVED.has(identifier) ? `${identifier}-color` : identifier;
}

function joinWords(...words: readonly string[]): string {
  return words.filter((word) => word !== "").join("-");
}
