import type { Color, Hex } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { bake } from "#color/gradient/bake.ts";
import type { Box } from "#color/gradient/geometry.ts";
import { writeSvg } from "#color/gradient/write/svg.ts";
import type { NameService } from "#color/names.ts";
import { readColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { cards } from "#content/tool-cards.ts";
import type { Tool } from "#content/tools.ts";
import { familyOfPath, GROUPS } from "./color-shades/families/families.ts";
import { pickShades } from "./color-shades/families/pick-shades.ts";
import { savedExport } from "./saved-export.ts";

export type CardColor = { readonly name: string; readonly hex: Hex };

/** What the image of a link shows. `label` names the page that the link leads to. */
export type LinkCard =
  | { kind: "colors"; label: string; rows: readonly (readonly CardColor[])[] }
  | { kind: "color"; label: string; color: CardColor }
  | { kind: "pair"; label: string; text: Hex; background: Hex }
  | { kind: "gradient"; label: string; colors: readonly Hex[]; draw: (box: Box) => string }
  | { kind: "page"; title: string; text: string; hexes: readonly string[] };

type NameOf = (color: Color) => string;

const MAX_ROWS = 8;
const MAX_IN_ROW = 12;
const SHADES_IN_ROW = 6;

/** The colors in a tool's query, or a card of the tool itself if it has none. */
export async function toolCard(tool: Tool, query: URLSearchParams, names: NameService): Promise<LinkCard> {
  const card = await stateCard(tool, query, names);
  if (card) return card;
  return tool.id === "gradient-generator"
    ? { ...(await gradientCard(new URLSearchParams(), tool.title)), colors: [] }
    : pageCard(tool);
}

async function stateCard({ id, path, title: label }: Tool, query: URLSearchParams, names: NameService) {
  if (query.size === 0) return null;
  const nameOf = (color: Color) => names.best(toRgb24(color)).name;
  const colors =
    id === "random-color-generator" ? await drawnColors(query, names) : readColors(query.get("c") ?? "").colors;
  if (id === "gradient-generator") return colors.length > 0 ? gradientCard(query, label) : null;
  if (id === "color-mixer") return mixCard(query, label, nameOf);
  const made = await savedExport(`${path}?${query}`, nameOf, "");
  const groups = made?.groups.map(({ swatches }) => swatches) ?? [
    colors.map((color) => ({ color, name: nameOf(color) })),
  ];
  const rows = groups.map((swatches) => swatches.map(({ color, name }) => ({ name, hex: printHex(color) })));
  const [first, second] = rows[0] ?? [];
  if (id === "contrast-checker" && first && second) {
    return { kind: "pair", label, text: first.hex, background: second.hex } as const;
  }
  if (!first) return null;
  if (rows.length === 1 && !second) return { kind: "color", label, color: first } as const;
  return { kind: "colors", label, rows: rows.flatMap(wrap).slice(0, MAX_ROWS) } as const;
}

async function mixCard(query: URLSearchParams, label: string, nameOf: NameOf): Promise<LinkCard | null> {
  const { model, colorOf } = await import("./color-mixer/model.ts");
  const { colorsToBlend } = await import("./color-mixer/state.ts");
  const { blendAny, pigmentCode } = await import("./color-mixer/blend-any.ts");
  const { baseColors, activeMode } = model.read(query).state;
  const parts = colorsToBlend({ baseColors });
  if (activeMode === "pigment") await pigmentCode.load();
  const mix = blendAny(parts, activeMode);
  if (parts.length === 0 || !mix) return null;
  const named = (hex: Hex) => ({ name: nameOf(colorOf(hex)), hex });
  return { kind: "colors", label, rows: [...wrap(parts.map(({ color }) => named(color))), [named(mix)]] };
}

async function drawnColors(query: URLSearchParams, names: NameService): Promise<readonly Color[]> {
  const { hasSeed, model } = await import("./random-color-generator/model.ts");
  const { findCandidates } = await import("./random-color-generator/load-data.ts");
  const { colorsOf, drawColors } = await import("./random-color-generator/palette/draw.ts");
  const { state } = model.read(query);
  return hasSeed(query) ? colorsOf(drawColors(state, findCandidates(names, state.word))) : [];
}

async function gradientCard(query: URLSearchParams, label: string) {
  const { model } = await import("./gradient-generator/model.ts");
  const { gradientOf } = await import("./gradient-generator/state.ts");
  const { state } = model.read(query);
  const gradient = gradientOf(state);
  const stops = bake(gradient, { easing: state.easing, space: "srgb", maxDelta: 1, isSrgb: true });
  // SVG has no conic gradients, so their colors are drawn from left to right.
  const shape = gradient.shape.kind === "conic" ? ({ kind: "linear", direction: 90 } as const) : gradient.shape;
  const draw = (box: Box) => writeSvg({ name: "", shape, stops, box }) ?? "";
  return { kind: "gradient", label, colors: state.stops.map(({ color }) => printHex(color)), draw } as const;
}

/** The shades of a family, one row for each section of its page; null for any other path. */
export function familyCard(path: string, names: NameService): LinkCard | null {
  const family = familyOfPath(path);
  if (!family) return null;
  const shades = pickShades(names, family);
  const rows = GROUPS.map((wanted) => shades.filter(({ group }) => group === wanted).slice(0, SHADES_IN_ROW));
  return { kind: "colors", label: `Shades of ${family}`, rows: rows.filter(({ length }) => length > 0) };
}

function pageCard({ id, title }: Tool): LinkCard {
  const { summary = "", glyph } = cards[id] ?? {};
  return { kind: "page", title, text: summary, hexes: glyph?.colors ?? [] };
}

/** Rows of equal length, as far as possible. */
function wrap<Item>(items: readonly Item[]): Item[][] {
  const length = Math.ceil(items.length / Math.ceil(items.length / MAX_IN_ROW));
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    items.slice(row * length, (row + 1) * length),
  );
}
