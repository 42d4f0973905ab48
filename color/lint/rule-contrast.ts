import type { Color, Rgb24 } from "../color.ts";
import { printRatio, wcagContrast } from "../contrast/contrast.ts";
import { fixContrast } from "../contrast/contrast-fix.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { hex24 } from "../kernel/hex.ts";
import type { Finding, LintFix } from "./finding.ts";
import { nameOf, type Palette, replaceColors, startWith } from "./palette.ts";

const TEXT_RATIO = 4.5;

type Move = { readonly index: number; readonly color: Color; readonly difference: number };

/** No two colors of the palette are far enough apart for text. */
export function noReadablePair(palette: Palette): Finding[] {
  const { size, rgb24, isPinned } = palette;
  let best = { a: 0, b: 1, ratio: 0 };
  const pairs: [number, number][] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const ratio = wcagContrast(rgb24[a] as Rgb24, rgb24[b] as Rgb24);
      if (ratio > best.ratio) best = { a, b, ratio };
      pairs.push([a, b], [b, a]);
    }
  }
  if (size < 2 || best.ratio >= TEXT_RATIO) return [];
  const moves = () =>
    pairs.flatMap(([moving, staying]) => (isPinned(moving) ? [] : moveAway(palette, moving, rgb24[staying] as Rgb24)));
  const [first, second] = [startWith(palette, best.a), nameOf(palette, best.b)];
  const message = `No two colors reach 4.5:1, what text needs; the best pair, ${first} and ${second}, has ${printRatio(best.ratio)}:1.`;
  return [withFix({ rule: "no-readable-pair", severity: "error", indexes: [best.a, best.b], message }, palette, moves)];
}

/** No color of the palette is readable on the page. */
export function noTextColor(palette: Palette): Finding[] {
  const { background, rgb24, isPinned, size } = palette;
  if (background === null || size === 0) return [];
  const page = toRgb24(background);
  const ratios = rgb24.map((value) => wcagContrast(value, page));
  const most = Math.max(...ratios);
  if (most >= TEXT_RATIO) return [];
  const best = ratios.indexOf(most);
  const moves = () => rgb24.flatMap((_, index) => (isPinned(index) ? [] : moveAway(palette, index, page)));
  const message = `No color can be text on ${hex24(page).toUpperCase()}: the best, ${nameOf(palette, best)}, has ${printRatio(most)}:1, and text needs 4.5:1.`;
  return [withFix({ rule: "no-text-color", severity: "error", indexes: [best], message }, palette, moves)];
}

function moveAway({ rgb24, colors }: Palette, index: number, from: Rgb24): Move[] {
  const fixed = fixContrast(rgb24[index] as Rgb24, from, { wcag: TEXT_RATIO });
  if (fixed.color === null) return [];
  const color = { ...fromRgb24(fixed.color), alpha: colors[index]?.alpha ?? 1 };
  return [{ index, color, difference: fixed.difference }];
}

function withFix(finding: Finding, palette: Palette, moves: () => Move[]): Finding {
  if (!palette.hasFixes) return finding;
  const nearest = moves().sort((a, b) => a.difference - b.difference)[0];
  if (!nearest) return finding;
  const hex = hex24(toRgb24(nearest.color)).toUpperCase();
  const fix: LintFix = {
    label: `Change ${nameOf(palette, nearest.index)} to ${hex}`,
    colors: replaceColors(palette.colors, new Map([[nearest.index, nearest.color]])),
  };
  return { ...finding, fix };
}
