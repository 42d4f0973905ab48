import type { SavedColor, SavedPalette } from "#app/frame/library/library-data.ts";
import { placeOfPalette } from "#app/frame/library/place-of-palette.ts";
import type { Place } from "#app/frame/library/saved-place.ts";
import { savedBand } from "#app/tools/saved-gradient.ts";
import { onCheckers } from "#app/ui/on-checkers.ts";
import type { Color, Hex } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { readColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";

export type Kind = "colors" | "palettes";

/** A saved color or palette as the lists show and search it; `colors` has one entry for a color. */
export type Item = {
  readonly kind: Kind;
  readonly id: string;
  readonly saved: SavedColor | SavedPalette;
  readonly colors: readonly Color[];
  readonly hexes: readonly Hex[];
  /** The CSS background if the palette is a gradient, left to right like its copy buttons. */
  readonly blend: string | null;
  /** In CIELAB, for distances. */
  readonly labs: readonly (readonly [l: number, a: number, b: number])[];
  /** OKLCH hue of the most colorful color; null if all are gray. */
  readonly hue: number | null;
  /** Mean OKLCH lightness. */
  readonly lightness: number;
};

/** OKLCH chroma below which no hue is visible. */
const GRAY_CHROMA = 0.02;

/** Saved objects are immutable, so each is measured only once. */
const known = new WeakMap<SavedColor | SavedPalette, Item>();

export function itemOf(saved: SavedColor | SavedPalette): Item {
  let item = known.get(saved);
  if (!item) {
    item = measure(saved);
    known.set(saved, item);
  }
  return item;
}

export function isPalette(saved: SavedColor | SavedPalette): saved is SavedPalette {
  return "colors" in saved;
}

/** Where an item opens: a color on its page, a palette in the tool that made it. */
export function placeOf(item: Item): Place {
  if (isPalette(item.saved)) return placeOfPalette(item.saved);
  const [hex] = item.hexes;
  return { label: "Color page", path: hex ? colorPath(hex) : "/color" };
}

function measure(saved: SavedColor | SavedPalette): Item {
  const texts = isPalette(saved) ? saved.colors : [saved.color];
  const colors = texts.flatMap((text) => readColor(text) ?? []);
  const hexes = colors.map(printHex);
  const oklch = colors.map((color) => convert(color, "oklch"));
  const [vivid] = oklch.toSorted((a, b) => b.c - a.c);
  let blend: string | null | undefined;
  return {
    kind: isPalette(saved) ? "palettes" : "colors",
    id: saved.id,
    saved,
    colors,
    hexes,
    // Only when it is drawn: an eased one takes a millisecond.
    get blend() {
      if (blend === undefined) {
        const band = isPalette(saved) ? savedBand(saved.path) : null;
        blend = band && onCheckers(band, colors);
      }
      return blend;
    },
    labs: colors.map((color) => {
      const { l, a, b } = convert(color, "lab");
      return [l, a, b] as const;
    }),
    hue: vivid && vivid.c >= GRAY_CHROMA ? vivid.h : null,
    lightness: oklch.reduce((sum, { l }) => sum + l, 0) / (oklch.length || 1),
  };
}
