import type { NamedSwatch } from "#app/tools/named-sets.ts";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { uniqueNames } from "#color/export/identifier.ts";
import { hex24 } from "#color/kernel/hex.ts";
import { indexSwatches } from "#color/nearest/index-swatches.ts";
import { readColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { slugOf } from "#color/text/slug.ts";
import type { SetIndex } from "./answer.ts";

type Saved = { readonly name: string };
type Library = {
  readonly colors: readonly (Saved & { readonly color: string })[];
  readonly palettes: readonly (Saved & { readonly colors: readonly string[] })[];
};

/** The person's own colors as a set: from the library, each with a variable of its own, and from the tray. */
export function indexOwn({ colors, palettes }: Library, kept: readonly Color[]): SetIndex {
  const saved = colors.map(({ name, color }) => ({ name, text: color }));
  const inPalettes = palettes.flatMap((palette) =>
    palette.colors.map((text, place) => ({ name: `${palette.name} ${place + 1}`, text })),
  );
  const takeName = uniqueNames();
  const named = [...saved, ...inPalettes].flatMap(({ name, text }): NamedSwatch[] => {
    const color = readColor(text);
    const slug = slugOf(name);
    return color ? [{ name, color, token: slug ? `var(--${takeName(slug)})` : hex24(toRgb24(color)) }] : [];
  });
  const loose = kept.map((color) => ({ name: "In the tray", color, token: printHex(color).toLowerCase() }));
  return indexSwatches([...named, ...loose]);
}
