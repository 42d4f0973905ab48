import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { print } from "../text/print.ts";
import type { ExportPalette, ValueFormat } from "./palette.ts";
import { toOneLine } from "./values.ts";

/** `y` is the baseline. Sizes are in pixels; every text starts at `x`. */
export type SheetText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 600;
  readonly isMono: boolean;
  readonly fill: string;
};

export type SheetSwatch = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly name: string;
  readonly color: Color;
  /** The color of a thin outline for swatches too pale for the paper; `null` for the others. */
  readonly outline: string | null;
  readonly labels: readonly SheetText[];
};

export type SheetGroup = {
  readonly name: string;
  readonly title: SheetText | null;
  readonly swatches: readonly SheetSwatch[];
};

export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly title: SheetText | null;
  readonly groups: readonly SheetGroup[];
};

const BACKGROUND = "#ffffff";
const INK = "#1a1a1a";
const PALE_INK = "#5c5c5c";
const OUTLINE = "#d6d6d6";
const PALEST_LIGHTNESS = 0.94;
const MARGIN = 48;
const GAP = 24;
const SWATCH_WIDTH = 248;
const SWATCH_HEIGHT = 144;
const LABELS_HEIGHT = 52;
const ROW_HEIGHT = SWATCH_HEIGHT + LABELS_HEIGHT + GAP;
/** If two fill their rows equally well, the first one wins. */
const COLUMNS = [7, 6, 5, 4];
const TITLE = { size: 28, weight: 600, isMono: false, fill: INK } as const;
const GROUP_TITLE = { size: 18, weight: 600, isMono: false, fill: INK } as const;
const NAME = { size: 15, weight: 600, isMono: false, fill: INK } as const;
const VALUE = { size: 12, weight: 400, isMono: true, fill: PALE_INK } as const;
// The approximate width of a letter, as a share of its size.
export const LETTER_WIDTH = 0.6;

/** Lays out the sheet of swatches, for the SVG and for a canvas. It is at least as large as one swatch. */
export function layoutSheet(palette: ExportPalette, values: ValueFormat): Sheet {
  const filled = palette.groups.filter(({ swatches }) => swatches.length > 0);
  const columns = fullestColumns(filled.map(({ swatches }) => swatches.length));
  const contentWidth = columns * (SWATCH_WIDTH + GAP) - GAP;
  let top = MARGIN;
  const titleAt = (text: string, style: typeof TITLE | typeof GROUP_TITLE) =>
    text === "" ? null : textAt(text, MARGIN, top + style.size, contentWidth, style);
  const title = titleAt(toOneLine(palette.name), TITLE);
  if (title) top += TITLE.size + GAP;
  const groups = filled.map(({ name, swatches }): SheetGroup => {
    const groupTitle = titleAt(toOneLine(name), GROUP_TITLE);
    if (groupTitle) top += GROUP_TITLE.size + GAP / 2;
    const first = top;
    top += Math.ceil(swatches.length / columns) * ROW_HEIGHT;
    return {
      name,
      title: groupTitle,
      swatches: swatches.map(({ name: swatchName, color }, index) => {
        const x = MARGIN + (index % columns) * (SWATCH_WIDTH + GAP);
        const y = first + Math.floor(index / columns) * ROW_HEIGHT;
        const below = y + SWATCH_HEIGHT;
        const labels = [
          textAt(toOneLine(swatchName), x, below + 22, SWATCH_WIDTH, NAME),
          textAt(printLabel(color, values), x, below + 42, SWATCH_WIDTH, VALUE),
        ].filter(({ text }) => text !== "");
        return {
          x,
          y,
          width: SWATCH_WIDTH,
          height: SWATCH_HEIGHT,
          radius: 6,
          name: swatchName,
          color,
          outline: isPale(color) ? OUTLINE : null,
          labels,
        };
      }),
    };
  });
  const height = filled.length === 0 ? top + MARGIN : top - GAP + MARGIN;
  return { width: contentWidth + 2 * MARGIN, height, background: BACKGROUND, title, groups };
}

/** The number of columns with the fewest empty slots: 11 steps become 6 and 5, not 5, 5 and 1. */
function fullestColumns(counts: readonly number[]): number {
  const longest = Math.max(1, ...counts);
  const emptyIn = (columns: number) =>
    counts.reduce((sum, count) => sum + (count > columns ? Math.ceil(count / columns) * columns - count : 0), 0);
  if (longest <= Math.max(...COLUMNS)) return longest;
  return COLUMNS.reduce((best, columns) => (emptyIn(columns) < emptyIn(best) ? columns : best));
}

/** The value, rounded to fit below the swatch. */
export function printLabel(color: Color, values: ValueFormat): string {
  const text = print(color, values, { precision: "short", isUpperCase: false });
  return text.replace(/^color\(display-p3 (.*)\)$/, "P3 $1");
}

/** True if the color barely shows on the white sheet. */
function isPale(color: Color): boolean {
  const { l, alpha } = convert(color, "oklch");
  return 1 - alpha * (1 - l) > PALEST_LIGHTNESS;
}

/** A label; text that is too long ends with an ellipsis. Cuts between whole characters, so emoji stay intact. */
export function textAt(
  text: string,
  x: number,
  y: number,
  width: number,
  style: Pick<SheetText, "size" | "weight" | "isMono" | "fill">,
): SheetText {
  const room = Math.floor(width / (style.size * LETTER_WIDTH));
  const characters = [...text];
  const cut =
    characters.length <= room
      ? text
      : `${characters
          .slice(0, room - 1)
          .join("")
          .trimEnd()}…`;
  return { text: cut, x, y, ...style };
}
