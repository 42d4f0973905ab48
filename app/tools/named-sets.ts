import type { Color, Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";

export type NamedSwatch = {
  readonly name: string;
  readonly color: Color;
  /** The color's spelling in a stylesheet: "var(--color-sky-700)". */
  readonly token: string;
};

type Named = Pick<NamedSwatch, "name" | "color">;

export type SetId = keyof typeof LOADERS;

/** In display order, with their common names. */
export const SET_LABELS = {
  css: "CSS",
  tailwind: "Tailwind 4",
  tailwind3: "Tailwind 3",
  material: "Material",
  bootstrap: "Bootstrap",
  radix: "Radix",
  "radix-dark": "Radix dark",
  "open-color": "Open Color",
  x11: "X11",
  xkcd: "xkcd",
} as const satisfies Record<SetId, string>;

/** Colors that most sets have in addition to their scales. */
const ENDS: readonly Named[] = [
  { name: "black", color: fromRgb24(0) },
  { name: "white", color: fromRgb24(0xffffff) },
];

const loaded: { [Id in SetId]?: Promise<readonly NamedSwatch[]> } = {};

/** Loads the data on first use; a failed fetch can be retried. */
export function loadSet(id: SetId): Promise<readonly NamedSwatch[]> {
  loaded[id] ??= LOADERS[id]().catch((error: unknown) => {
    delete loaded[id];
    throw error;
  });
  return loaded[id];
}

const LOADERS = {
  css: loadCss,
  tailwind: loadTailwind,
  tailwind3: loadTailwind3,
  material: loadMaterial,
  bootstrap: loadBootstrap,
  radix: () => loadRadix("light"),
  "radix-dark": () => loadRadix("dark"),
  "open-color": loadOpenColor,
  x11: async () => listed((await import("#content/x11-colors.ts")).x11Colors),
  xkcd: async () => listed((await import("#content/xkcd-colors.ts")).xkcdColors),
};

async function loadCss(): Promise<NamedSwatch[]> {
  const { cssNames } = await import("#color/text/css-names.ts");
  // Grays have two spellings; keeps the American one.
  return cssNames()
    .filter(({ name }) => !name.includes("grey"))
    .map(({ name, rgb24 }) => ({ name, token: name, color: fromRgb24(rgb24) }));
}

async function loadTailwind(): Promise<NamedSwatch[]> {
  const { tailwindColors } = await import("#color/tailwind.ts");
  return withTokens(tailwindColors(), (name) => `var(--color-${name})`);
}

async function loadTailwind3(): Promise<NamedSwatch[]> {
  const [{ tailwind3Families }, { TAILWIND_STEPS }] = await Promise.all([
    import("#content/tailwind-3-colors.ts"),
    import("#color/tailwind.ts"),
  ]);
  const nameIn = (family: string) => (place: number) => `${family}-${TAILWIND_STEPS[place]}`;
  const scales = tailwind3Families.flatMap(({ name, hexes }) => scaleOf(hexes, nameIn(name)));
  return withTokens([...scales, ...ENDS], (name) => `theme(colors.${name.replace("-", ".")})`);
}

async function loadMaterial(): Promise<NamedSwatch[]> {
  const { MATERIAL_ACCENTS, MATERIAL_STEPS, materialHues } = await import("#content/material-colors.ts");
  const steps = [...MATERIAL_STEPS, ...MATERIAL_ACCENTS];
  const hues = Object.entries(materialHues);
  const scales = hues.flatMap(([name, hexes]) => scaleOf(hexes, (place) => `${name} ${steps[place]}`));
  return withTokens([...scales, ...ENDS], (name) => `var(--md-${name.toLowerCase().replaceAll(" ", "-")})`);
}

async function loadBootstrap(): Promise<NamedSwatch[]> {
  const [{ BOOTSTRAP_GRAYS, bootstrapBases }, { bootstrapShades }] = await Promise.all([
    import("#content/bootstrap-colors.ts"),
    import("#color/nearest/bootstrap-shades.ts"),
  ]);
  const scales = bootstrapBases.flatMap(({ name, hex }) =>
    bootstrapShades(rgb24Of(hex)).map(({ step, rgb24 }) => ({ name: `${name}-${step}`, color: fromRgb24(rgb24) })),
  );
  const grays = scaleOf(BOOTSTRAP_GRAYS, (place) => `gray-${place + 1}00`);
  return withTokens([...scales, ...grays, ...ENDS], (name) => `$${name}`);
}

async function loadRadix(theme: "light" | "dark"): Promise<NamedSwatch[]> {
  const { radixScales } = await import("#content/radix-colors.ts");
  const entries = Object.entries(radixScales);
  const scales = entries.flatMap(([name, scale]) => scaleOf(scale[theme], (place) => `${name}-${place + 1}`));
  return withTokens(scales, (name) => `var(--${name})`);
}

async function loadOpenColor(): Promise<NamedSwatch[]> {
  const { openColorHues } = await import("#content/open-color.ts");
  const scales = openColorHues.flatMap(({ name, hexes }) => scaleOf(hexes, (step) => `${name}-${step}`));
  return withTokens([...scales, ...ENDS], (name) => `var(--oc-${name})`);
}

/** Parses lines like "cloudy blue acc2d9|dust b2996e". */
function listed(lines: readonly string[]): NamedSwatch[] {
  return lines.flatMap((line) =>
    line.split("|").map((entry) => {
      const hex = entry.slice(-6);
      return { name: entry.slice(0, -7), token: `#${hex}`, color: fromRgb24(rgb24Of(hex)) };
    }),
  );
}

function withTokens(swatches: readonly Named[], tokenOf: (name: string) => string): NamedSwatch[] {
  return swatches.map(({ name, color }) => ({ name, color, token: tokenOf(name) }));
}

function scaleOf(hexes: string, nameOf: (place: number) => string): Named[] {
  return hexes.split(" ").map((hex, place) => ({ name: nameOf(place), color: fromRgb24(rgb24Of(hex)) }));
}

function rgb24Of(hex: string): Rgb24 {
  return Number.parseInt(hex, 16);
}
