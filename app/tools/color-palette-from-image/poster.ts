import type { Drawing, Mark } from "#app/frame/picture/write-picture.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";
import { printShare } from "./words.ts";

const WIDTH = 1600;
const MARGIN = 72;
const GAP = 16;
const MAX_PICTURE_HEIGHT = 1600;
const SWATCH_HEIGHT = 190;
const LABEL_HEIGHT = 118;
const MAX_IN_A_ROW = 6;
const NAME_SIZE = 24;
/** Average letter width of Instrument Sans, as a share of the font size. */
const LETTER = 0.52;

export function layOutPoster({ state: { swatches }, picture, shares, findName }: Bench): Drawing {
  const inner = WIDTH - MARGIN * 2;
  const marks: Mark[] = [];
  let y = MARGIN;
  if (picture) {
    const scale = Math.min(inner / picture.width, MAX_PICTURE_HEIGHT / picture.height);
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    marks.push({ kind: "picture", x: Math.round((WIDTH - width) / 2), y, width, height });
    y += height + GAP;
  }
  const rows = Math.ceil(swatches.length / MAX_IN_A_ROW);
  const perRow = Math.ceil(swatches.length / rows);
  const width = (inner - GAP * (perRow - 1)) / perRow;
  for (const [place, { color }] of swatches.entries()) {
    const share = shares?.[place];
    const x = MARGIN + (place % perRow) * (width + GAP);
    const top = y + Math.floor(place / perRow) * (SWATCH_HEIGHT + LABEL_HEIGHT);
    const below = top + SWATCH_HEIGHT;
    const text = fit(findName(color), width / (NAME_SIZE * LETTER));
    const values = [printHex(color), share === undefined ? "" : printShare(share)].filter(Boolean).join("  ");
    marks.push({ kind: "rect", x, y: top, width, height: SWATCH_HEIGHT, color });
    marks.push({ kind: "text", x, y: below + 38, text, size: NAME_SIZE, isBold: true, color: "#1f1b16" });
    marks.push({ kind: "text", x, y: below + 72, text: values, size: 20, isMono: true, color: "#5b554d" });
  }
  const height = Math.round(y + rows * (SWATCH_HEIGHT + LABEL_HEIGHT) + MARGIN - 36);
  const sheet: Mark = { kind: "rect", x: 0, y: 0, width: WIDTH, height, color: "#ffffff" };
  return { width: WIDTH, height, marks: [sheet, ...marks] };
}

function fit(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, Math.max(1, Math.floor(letters) - 1)).trimEnd()}…` : name;
}
