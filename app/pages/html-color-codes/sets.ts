import type { Color, Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { familyOf } from "#color/family.ts";
import { isInGamut } from "#color/gamut.ts";
import { TAILWIND_FAMILIES, tailwindColors } from "#color/tailwind.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { cssNames } from "#color/text/css-names.ts";
import { hexOf } from "#color/text/print.ts";
import { MATERIAL_ACCENTS, MATERIAL_STEPS, materialHues } from "#content/material-colors.ts";
import type { SetId } from "./codes-path.ts";

export type SetColor = { readonly name: string; readonly color: Color; readonly family: string };

export type ColorSet = {
  readonly id: SetId;
  readonly label: string;
  readonly title: string;
  /** The heading of the names. */
  readonly nameLabel: string;
  readonly lead: string;
  readonly source: { readonly name: string; readonly url: string };
  readonly colors: readonly SetColor[];
};

const WEB_SAFE_BYTES = [0x00, 0x33, 0x66, 0x99, 0xcc, 0xff];
const tailwind = tailwindColors();
const outside = tailwind.filter(({ color }) => !isInGamut(color, "srgb"));

const SETS: Readonly<Record<SetId, Omit<ColorSet, "id">>> = {
  css: {
    label: "CSS names",
    title: "CSS color names",
    nameLabel: "Name",
    lead: "Names that every browser supports, in uppercase or lowercase. Seven grays are also spelled grey, and two pairs of names are the same color: aqua and cyan, fuchsia and magenta.",
    source: { name: "CSS Color 4", url: "https://www.w3.org/TR/css-color-4/#named-colors" },
    colors: cssNames().map(({ name, rgb24 }) => plain(name, rgb24)),
  },
  "web-safe": {
    label: "Web-safe",
    title: "Web-safe colors",
    nameLabel: "Short",
    lead: "The colors that 256-color screens showed without dithering in the 1990s: each channel is 00, 33, 66, 99, CC or FF, so three digits are enough for each. No screen needs them today.",
    source: { name: "Web colors, Wikipedia", url: "https://en.wikipedia.org/wiki/Web_colors#Web-safe_colors" },
    colors: webSafeColors().map((rgb24) => plain(shortHex(rgb24), rgb24)),
  },
  tailwind: {
    label: "Tailwind",
    title: "Tailwind CSS colors",
    nameLabel: "Name",
    lead: `The default palette of Tailwind CSS 4: ${TAILWIND_FAMILIES.length} families of eleven steps, black and white. It is defined in OKLCH, and ${outside.length} of the ${tailwind.length} are outside sRGB: their hex is the nearest color inside, by CSS Color 4 gamut mapping.`,
    source: { name: "tailwindcss, MIT", url: "https://tailwindcss.com/docs/colors" },
    colors: tailwind.map(({ name, color }) => ({ name, color, family: familyPart(name) })),
  },
  material: {
    label: "Material",
    title: "Material Design colors",
    nameLabel: "Name",
    lead: "The palettes Google published with Material Design in 2014: ten steps of 19 hues, four accents of 16 of them, black and white. Material 3 generates its colors from a seed instead.",
    source: { name: "Material Design 2", url: "https://m2.material.io/design/color/the-color-system.html" },
    colors: materialColors(),
  },
};

export function colorSet(id: SetId): ColorSet {
  return { id, ...SETS[id] };
}

function webSafeColors(): Rgb24[] {
  return WEB_SAFE_BYTES.flatMap((r) =>
    WEB_SAFE_BYTES.flatMap((g) => WEB_SAFE_BYTES.map((b) => (r << 16) | (g << 8) | b)),
  );
}

function materialColors(): SetColor[] {
  const steps = [...MATERIAL_STEPS, ...MATERIAL_ACCENTS];
  const colors = Object.entries(materialHues).flatMap(([name, hexes]) =>
    hexes.split(" ").map((hex, index) => ({
      name: `${name} ${steps[index]}`,
      color: fromRgb24(Number.parseInt(hex, 16)),
      family: capitalize(name),
    })),
  );
  return [
    ...colors,
    { name: "black", color: fromRgb24(0), family: "Base" },
    { name: "white", color: fromRgb24(0xffffff), family: "Base" },
  ];
}

function plain(name: string, rgb24: Rgb24): SetColor {
  return { name, color: fromRgb24(rgb24), family: capitalize(familyOf(rgb24)) };
}

/** #RGB, for a color in which both digits of each channel are equal. */
function shortHex(rgb24: Rgb24) {
  const [, r, , g, , b] = hexOf(rgb24);
  return `#${r}${g}${b}`;
}

function familyPart(name: string) {
  return name.includes("-") ? capitalize(name.slice(0, name.indexOf("-"))) : "Base";
}
