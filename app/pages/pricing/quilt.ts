import { FAMILIES } from "#app/frame/variations/families.ts";
import { fromRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import { varyColors } from "#color/variations.ts";

export type Quilt = ReturnType<typeof drawQuilts>[number];

const PALETTE = [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24);

/**
 * The variations of one palette, as the generator makes them: rows from one extreme to the other, with the palette
 * itself in the middle, unlabeled.
 */
export function drawQuilts() {
  const now = { label: "", hexes: PALETTE.map(printHex) };
  return FAMILIES.map(({ kind, title, way, amounts, print }) => {
    const rows = amounts.map((amount) => ({
      label: print(amount),
      hexes: varyColors(PALETTE, kind, amount).map(printHex),
    }));
    return { id: kind, title, way, rows: rows.toSpliced(rows.length / 2, 0, now) };
  });
}
