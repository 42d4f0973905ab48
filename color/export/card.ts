import type { Color } from "../color.ts";
import { bestTextColor, compositeOver } from "../contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import type { ExportPalette, ExportSwatch, ValueFormat } from "./palette.ts";
import { LETTER_WIDTH, printLabel, type Sheet, type SheetSwatch, textAt } from "./sheet.ts";
import { toOneLine } from "./values.ts";

/** The image size that social networks and chats expect for a link: https://ogp.me */
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_COLORS = 10;
const PADDING = 18;
const NAME_SIZE = 20;
const VALUE_SIZE = 22;
const MIN_SIZE = 12;
const WHITE = fromRgb24(0xffffff);

/**
 * Lays out an image to share: the colors side by side from edge to edge, each with its name and value. `null` for a
 * palette with several groups or more than ten colors, which needs `layoutSheet`.
 */
export function layoutCard({ groups }: ExportPalette, values: ValueFormat): Sheet | null {
  const [group, ...others] = groups.filter(({ swatches }) => swatches.length > 0);
  if (!group || others.length > 0 || group.name !== "" || group.swatches.length > MAX_COLORS) return null;
  const edges = group.swatches.map((_, index) => Math.round((WIDTH * index) / group.swatches.length));
  const swatches = group.swatches.map((swatch, index) =>
    layoutStripe(swatch, edges[index] ?? 0, edges[index + 1] ?? WIDTH, values),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    background: "#ffffff",
    title: null,
    groups: [{ name: "", title: null, swatches }],
  };
}

function layoutStripe({ name, color }: ExportSwatch, x: number, end: number, values: ValueFormat): SheetSwatch {
  const width = end - x;
  const room = width - 2 * PADDING;
  const fill = bestTextColor(toRgb24(compositeOver(color, WHITE))).wcag;
  const value = printFitting(color, values, room);
  const left = x + PADDING;
  const word = toOneLine(name);
  const nameSize = Math.max(MIN_SIZE, Math.min(NAME_SIZE, fittingSize(word, room)));
  const labels = [
    textAt(word, left, HEIGHT - 62, room, { size: nameSize, weight: 600, isMono: false, fill }),
    textAt(value.text, left, HEIGHT - 30, room, { size: value.size, weight: 400, isMono: true, fill }),
  ].filter(({ text }) => text !== "");
  return { x, y: 0, width, height: HEIGHT, radius: 0, name, color, outline: null, labels };
}

/** Prints the value as large as it fits; in hex where it would be too small to read. */
function printFitting(color: Color, values: ValueFormat, room: number): { text: string; size: number } {
  const text = printLabel(color, values);
  const size = Math.min(VALUE_SIZE, fittingSize(text, room));
  return size >= MIN_SIZE || values === "hex" ? { text, size } : printFitting(color, "hex", room);
}

function fittingSize(text: string, room: number): number {
  return Math.floor(room / (text.length * LETTER_WIDTH));
}
