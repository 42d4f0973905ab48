import { toOpaque } from "#app/tools/color-fields.ts";
import { type Field, unusual } from "#app/tools/fields.ts";
import { CELLS_LOST } from "#app/tools/notices.ts";
import type { Color } from "#color/color.ts";
import { isRamp, type RampKind } from "#color/ramp.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { type Edit, MAX_EDITS, type RowKind, sortEdits } from "./state.ts";

const KIND_LETTERS: Record<RowKind, string> = { tints: "i", shades: "h", tones: "o", light: "s", dark: "d" };
const KIND_OF_LETTER = new Map(Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as RowKind]));
/** Node limits an address and all headers together to 16 kB. */
const MAX_EDITS_CHARACTERS = 12_000;
const RUN = /^(\d{1,2})([a-z])(\d{1,2})(|[*._].*)$/s;

/** "0s3.ff8800ee7700-2i1*…": color, row and first step, then colors of consecutive steps. One edit list per color. */
export function editsField(
  counts: readonly Readonly<Record<RampKind, number>>[],
  steps: number,
): Field<readonly (readonly Edit[])[]> {
  return {
    initial: counts.map(() => []),
    read: (query, notify) => {
      const text = query.get("e") ?? "";
      const edits: Edit[][] = counts.map(() => []);
      let isLost = text.length > MAX_EDITS_CHARACTERS;
      let count = 0;
      for (const run of text === "" ? [] : text.slice(0, MAX_EDITS_CHARACTERS).split("-")) {
        const [, index, letter = "", first, cells = ""] = RUN.exec(run) ?? [];
        const kind = KIND_OF_LETTER.get(letter);
        const [owner, list] = [counts[Number(index)], edits[Number(index)]];
        if (!kind || !owner || !list) {
          isLost = true;
          continue;
        }
        for (const [offset, color] of readCells(cells).entries()) {
          const step = Number(first) + offset;
          const isInside = isRamp(kind) ? step > 0 && step < owner[kind] : step < steps;
          if (color && isInside && count++ < MAX_EDITS) list.push({ kind, step, color: toOpaque(color, notify) });
          else isLost = true;
        }
      }
      if (isLost) notify(CELLS_LOST);
      return edits.map(sortEdits);
    },
    write: (edits) => unusual("e", edits.flatMap(runsOf).join("-")),
  };
}

/** Consecutive steps share one head. */
function runsOf(edits: readonly Edit[], index: number): string[] {
  const runs: Edit[][] = [];
  for (const edit of edits) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before?.kind === edit.kind && before.step === edit.step - 1) run.push(edit);
    else runs.push([edit]);
  }
  return runs.flatMap((run) => {
    const cells = writeCells(run.map(({ color }) => color));
    return run.slice(0, 1).map(({ kind, step }) => `${index}${KIND_LETTERS[kind]}${step}${cells}`);
  });
}

/** Ten base-36 digits: lightness and chroma in 1/10,000 and hue in 1/1,000 of a degree. */
const OKLCH_CELL = /^[0-9a-z]{10}$/;
const NO_HUE = "zzzz";

/**
 * Writes the colors of consecutive steps. Two or more need no separators if all are hex, ".ff8800ee7700", or all are
 * OKLCH with few decimals, "_78008w0do5". Anything else is "*ff8800*oklch~…", the only form in old addresses.
 */
export function writeCells(colors: readonly Color[]): string {
  const texts = colors.map(writeColor);
  if (texts.length > 1 && texts.every((text) => /^[0-9a-f]{6}$/.test(text))) return `.${texts.join("")}`;
  const packed = colors.map(packOklch);
  if (packed.every((text) => text !== null)) return `_${packed.join("")}`;
  return texts.map((text) => `*${text}`).join("");
}

/** `null` for each cell that cannot be read. */
export function readCells(text: string): (Color | null)[] {
  const rest = text.slice(1);
  if (text.startsWith(".")) return (rest.match(/.{1,6}/gs) ?? []).map((cell) => readHexCell(cell));
  if (text.startsWith("_")) return (rest.match(/.{1,10}/gs) ?? []).map(unpackOklch);
  return text === "" ? [] : rest.split("*").map((cell) => readColor(cell.slice(0, 100)));
}

function readHexCell(text: string): Color | null {
  return /^[0-9a-f]{6}$/i.test(text) ? readColor(text) : null;
}

/** Returns `null` if the color would not be read back exactly. */
function packOklch(color: Color): string | null {
  if (color.space !== "oklch" || color.missing) return null;
  const { l, c, h, alpha } = color;
  const text = digits(l * 10_000, 3) + digits(c * 10_000, 3) + (h === null ? NO_HUE : digits(h * 1000, 4));
  const back = unpackOklch(text);
  const isSame = back && Object.is(back.l, l) && Object.is(back.c, c) && Object.is(back.h, h) && alpha === 1;
  return isSame ? text : null;
}

function unpackOklch(text: string): (Color & { space: "oklch" }) | null {
  if (!OKLCH_CELL.test(text)) return null;
  const part = (from: number, to: number) => Number.parseInt(text.slice(from, to), 36);
  const h = text.endsWith(NO_HUE) ? null : part(6, 10) / 1000;
  return { space: "oklch", l: part(0, 3) / 10_000, c: part(3, 6) / 10_000, h, alpha: 1 };
}

function digits(value: number, count: number): string {
  return Math.round(value).toString(36).padStart(count, "0");
}
