import type { Color, Rgb24 } from "../color.ts";
import { printRatio, wcagContrast } from "../contrast/contrast.ts";
import { fixContrast } from "../contrast/contrast-fix.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { isInGamut, mapToGamut } from "../gamut.ts";
import { hexOf, printHex } from "../text/print.ts";
import { slugOf } from "../text/slug.ts";
import { listInWords } from "../words/list-in-words.ts";
import { type Finding, LINT_RULES, type LintOptions, type LintRule, type NamedColor } from "./finding.ts";
import {
  createPalette,
  type Move,
  nameOf,
  type Palette,
  replaceColors,
  startWith,
  tidy,
  withCheapest,
} from "./palette.ts";
import { colorBlind, nearDuplicates } from "./rule-pairs.ts";
import { lintScales } from "./rule-scale.ts";

const DEFAULT_LIMIT = 20;
const SEVERITIES = ["error", "warning", "hint"] as const;

/**
 * Finds problems of a palette, worst first, each with a fix if there is one. A fix solves its finding and never touches
 * a pinned color. Alpha is ignored.
 */
export function lintPalette(colors: readonly NamedColor[], options: LintOptions = {}): Finding[] {
  const { rules = LINT_RULES, limit = DEFAULT_LIMIT, background = null, scales = [] } = options;
  const palette = createPalette(colors, options.isPinned);
  const isWanted = (rule: LintRule) => rules.includes(rule);
  const checks: [LintRule, () => Finding[]][] = [
    ["no-readable-pair", () => noReadablePair(palette)],
    ["no-text-color", () => noTextColor(palette, background)],
    ["name-clash", () => nameClash(palette, limit)],
    ["near-duplicates", () => nearDuplicates(palette, limit)],
    ["color-blind", () => colorBlind(palette, limit)],
    ["out-of-gamut", () => outOfGamut(palette, limit)],
  ];
  const findings = checks.flatMap(([rule, check]) => (isWanted(rule) ? check() : []));
  return [...findings, ...lintScales(palette, scales, isWanted)].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
}

/** Names that become the same variable. Names that can't be written in code are numbered and can't clash. */
function nameClash(palette: Palette, limit: number): Finding[] {
  const { names, colors, isPinned } = palette;
  const bySlug = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    const slug = slugOf(name);
    if (slug !== "") bySlug.set(slug, [...(bySlug.get(slug) ?? []), index]);
  }
  const clashes = [...bySlug].filter(([, indexes]) => indexes.length > 1).slice(0, limit);
  return clashes.map(([slug, indexes]) => {
    const all = indexes.map((index) => nameOf(palette, index));
    const message = `${listInWords(all)} have the same name in code: --${slug}.`;
    const finding: Finding = { rule: "name-clash", severity: "error", indexes, message };
    const keeper = indexes.find(isPinned) ?? indexes[0];
    const renamed = numberNames(names, new Set(indexes.filter((index) => index !== keeper)), new Set(bySlug.keys()));
    return { ...finding, fix: { label: "Number the names", colors, names: renamed } };
  });
}

function numberNames(names: readonly string[], renamed: ReadonlySet<number>, taken: Set<string>): string[] {
  return names.map((name, index) => {
    if (!renamed.has(index)) return name;
    let number = 2;
    while (taken.has(slugOf(`${name} ${number}`))) number++;
    taken.add(slugOf(`${name} ${number}`));
    return `${name} ${number}`;
  });
}

/** In ΔE2000: a smaller difference prints as 0.0 and is invisible. */
const MIN_DIFFERENCE = 0.05;

/** Colors that many screens can't show. */
function outOfGamut(palette: Palette, limit: number): Finding[] {
  const { colors, isPinned } = palette;
  const outside = colors.flatMap((color, index) => {
    if (isInGamut(color, "srgb")) return [];
    const shown = mapToGamut(color, "srgb");
    const away = deltaE2000(color, shown);
    return away < MIN_DIFFERENCE ? [] : [{ index, shown, away }];
  });
  return outside.slice(0, limit).map(({ index, shown, away }) => {
    const message = `${startWith(palette, index)} is outside sRGB. sRGB screens show ${printHex(shown)} instead, ΔE ${away.toFixed(1)} away.`;
    const finding: Finding = { rule: "out-of-gamut", severity: "warning", indexes: [index], message };
    if (isPinned(index)) return finding;
    const inside = tidy(convert(shown, "oklch"));
    return {
      ...finding,
      fix: { label: "Use the nearest sRGB color", colors: replaceColors(colors, new Map([[index, inside]])) },
    };
  });
}

const TEXT_RATIO = 4.5;

/** No two colors of the palette are far enough apart for text. */
function noReadablePair(palette: Palette): Finding[] {
  const { rgb24 } = palette;
  let best = { a: 0, b: 1, ratio: 0 };
  const pairs: [number, number][] = [];
  for (let a = 0; a < rgb24.length; a++) {
    for (let b = a + 1; b < rgb24.length; b++) {
      const ratio = wcagContrast(rgb24[a] as Rgb24, rgb24[b] as Rgb24);
      if (ratio > best.ratio) best = { a, b, ratio };
      pairs.push([a, b], [b, a]);
    }
  }
  if (rgb24.length < 2 || best.ratio >= TEXT_RATIO) return [];
  const moves = pairs.flatMap(([moving, staying]) => moveAway(palette, moving, rgb24[staying] as Rgb24));
  const [first, second] = [nameOf(palette, best.a), nameOf(palette, best.b)];
  const message = `No two colors reach 4.5:1, the minimum for text. The best pair, ${first} and ${second}, has ${printRatio(best.ratio)}:1.`;
  return [
    withCheapest({ rule: "no-readable-pair", severity: "error", indexes: [best.a, best.b], message }, palette, moves),
  ];
}

/** No color of the palette is readable on the page. */
function noTextColor(palette: Palette, background: Color | null): Finding[] {
  const { rgb24 } = palette;
  if (background === null || rgb24.length === 0) return [];
  const page = toRgb24(background);
  const ratios = rgb24.map((value) => wcagContrast(value, page));
  const most = Math.max(...ratios);
  if (most >= TEXT_RATIO) return [];
  const best = ratios.indexOf(most);
  const moves = rgb24.flatMap((_, index) => moveAway(palette, index, page));
  const message = `No color works as text on ${hexOf(page)}. The best, ${nameOf(palette, best)}, has ${printRatio(most)}:1, and text needs 4.5:1.`;
  return [withCheapest({ rule: "no-text-color", severity: "error", indexes: [best], message }, palette, moves)];
}

function moveAway({ rgb24, colors, isPinned }: Palette, index: number, from: Rgb24): Move[] {
  if (isPinned(index)) return [];
  const fixed = fixContrast(rgb24[index] as Rgb24, from, { wcag: TEXT_RATIO });
  if (fixed.color === null) return [];
  const color = { ...fromRgb24(fixed.color), alpha: colors[index]?.alpha ?? 1 };
  return [{ index, color, cost: fixed.difference }];
}
