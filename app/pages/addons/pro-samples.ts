import { type BlendMode, blendColor } from "#color/blend.ts";
import type { Color } from "#color/color.ts";
import { fixContrast } from "#color/contrast/contrast-fix.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import type { ExportGroup, ExportPalette, ExportSwatch } from "#color/export/palette.ts";
import { COLOR_FAMILIES, familyOf } from "#color/family.ts";
import { gradient } from "#color/gradient.ts";
import { harmonies } from "#color/harmony/harmony.ts";
import type { NameService } from "#color/names.ts";
import { shades, tints } from "#color/ramp.ts";
import { solveScale } from "#color/scales/scale-solver.ts";
import { readColors } from "#color/text/address.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { cssNames } from "#color/text/css-names.ts";
import { printHex } from "#color/text/print.ts";
import { proProducts } from "#content/pro-products.ts";
import { EXAMPLE } from "./address.ts";
import { type ProductId, productOfSlug, slugOfProduct } from "./products.ts";

/** `query` opens the tool with the sample's colors; "" for its default state. */
type Made = { groups: readonly ExportGroup[]; query: string };
type NameOf = (color: Color) => string;

const TEAL = "0d6986";
const OCHER = "dba507";
const RED = "db073d";
const GRADIENT = ["292f56", "acfa70"];
const GRADIENT_STEPS = 10;
const MIX_PARTS = 6;
/** Contrast ratio that WCAG 2.2 requires of text at level AA. */
const READABLE = 4.5;
/** The ramp has four steps: the color and three beyond it. */
const RAMP_STEPS = 4;

const MIXES: readonly { mode: BlendMode; name: string }[] = [
  { mode: "rgb", name: "RGB" },
  { mode: "oklab", name: "OKLab" },
  { mode: "oklch", name: "OKLCH" },
  { mode: "cmy", name: "CMY dyes" },
];

const MAKERS: Readonly<Record<ProductId, (nameOf: NameOf) => Made>> = {
  "color-palette": makePalette,
  gradient: makeGradient,
  "color-wheel": makeHarmonies,
  "color-mixer": makeMixes,
  contrast: makeReadable,
  shades: makeScales,
  "html-colors": makeCssNames,
};

/** Builds the sample with the engine, as the tool does. Throws for an unknown product. */
export function proSample(slug: string, names: NameService, origin: string) {
  const id = productOfSlug(slug);
  if (!id) throw new RangeError(`There is no product "${slug}"`);
  const { groups, query } = MAKERS[id]((color) => names.best(toRgb24(color)).name);
  const palette: ExportPalette = { name: proProducts[id].title, link: `${origin}/${slugOfProduct(id)}`, groups };
  return { palette, query };
}

function makePalette(nameOf: NameOf): Made {
  const groups = readColors(EXAMPLE).colors.map((color) => {
    const name = nameOf(color);
    const lighter = tints(color, RAMP_STEPS).slice(1).reverse();
    const darker = shades(color, RAMP_STEPS).slice(1);
    return {
      name,
      swatches: [
        ...lighter.map((tint, place) => ({ name: `Tint ${lighter.length - place}`, color: tint })),
        { name: "Base", color },
        ...darker.map((shade, place) => ({ name: `Shade ${place + 1}`, color: shade })),
      ],
    };
  });
  return { groups, query: `c=${EXAMPLE}` };
}

function makeGradient(): Made {
  const steps = gradient(GRADIENT.map(colorOf), { steps: GRADIENT_STEPS, space: "oklch" });
  const swatches = steps.map((color, place) => ({ name: percent(place / (GRADIENT_STEPS - 1)), color }));
  return { groups: [{ name: "", swatches }], query: `c=${GRADIENT.join("-")}&m=oklch` };
}

function makeHarmonies(nameOf: NameOf): Made {
  const groups = harmonies(colorOf(TEAL))
    .filter(({ id }) => id !== "monochromatic")
    .map(({ name, colors }) => ({ name, swatches: colors.map((color) => ({ name: nameOf(color), color })) }));
  return { groups, query: `c=${TEAL}` };
}

function makeMixes(): Made {
  const groups = MIXES.map(({ mode, name }) => ({
    name,
    swatches: Array.from({ length: MIX_PARTS + 1 }, (_, part): ExportSwatch => {
      const color = blendColor(
        [
          { color: `#${OCHER}`, count: MIX_PARTS - part },
          { color: `#${TEAL}`, count: part },
        ],
        mode,
      );
      return { name: `${MIX_PARTS - part} to ${part}`, color };
    }),
  }));
  return { groups, query: `c=${OCHER}-${TEAL}` };
}

function makeReadable(nameOf: NameOf): Made {
  const { colors } = readColors(EXAMPLE);
  const groups = [
    { name: "Text on white", background: 0xffffff },
    { name: "Text on black", background: 0x000000 },
  ].map(({ name, background }) => ({
    name,
    swatches: colors.flatMap((color): ExportSwatch[] => {
      const fixed = fixContrast(toRgb24(color), background, { wcag: READABLE });
      if (fixed.color === null) return [];
      const ratio = Math.floor(fixed.contrast * 10) / 10;
      return [{ name: `${nameOf(color)} ${ratio.toFixed(1)}`, color: fromRgb24(fixed.color) }];
    }),
  }));
  return { groups, query: `c=${EXAMPLE}` };
}

function makeScales(nameOf: NameOf): Made {
  const groups = [TEAL, RED].map((text) => {
    const base = colorOf(text);
    return {
      name: nameOf(base),
      swatches: solveScale({ kind: "tailwind", base }).steps.map(({ name, color }) => ({ name, color })),
    };
  });
  return { groups, query: `c=${TEAL}-${RED}` };
}

function makeCssNames(): Made {
  const groups = COLOR_FAMILIES.map((family) => ({
    name: capitalize(family),
    swatches: cssNames()
      .filter(({ rgb24 }) => familyOf(rgb24) === family)
      .map(({ name, rgb24 }) => ({ name, color: fromRgb24(rgb24) })),
  })).filter(({ swatches }) => swatches.length > 0);
  return { groups, query: "" };
}

function colorOf(digits: string): Color {
  return fromRgb24(Number.parseInt(digits, 16));
}

function percent(share: number) {
  return `${Number((share * 100).toFixed(1))}%`;
}

export function hexesOf({ groups }: ExportPalette): string[] {
  return groups.flatMap(({ swatches }) => swatches.map(({ color }) => printHex(color)));
}
