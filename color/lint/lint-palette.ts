import { type Finding, LINT_RULES, type LintOptions, type LintRule, type NamedColor } from "./finding.ts";
import { createPalette } from "./palette.ts";
import { noReadablePair, noTextColor } from "./rule-contrast.ts";
import { outOfGamut } from "./rule-gamut.ts";
import { nameClash } from "./rule-names.ts";
import { colorBlind, nearDuplicates } from "./rule-pairs.ts";
import { lintScales } from "./rule-scale.ts";

const DEFAULT_LIMIT = 20;
const SEVERITIES = ["error", "warning", "hint"] as const;

/**
 * What could go wrong with a palette, the gravest first, each with a fix where there is one: a fix solves its finding, and
 * never touches a pinned color. Alpha is ignored.
 */
export function lintPalette(colors: readonly NamedColor[], options: LintOptions = {}): Finding[] {
  const { rules = LINT_RULES, limit = DEFAULT_LIMIT } = options;
  const palette = createPalette(colors, options);
  const isWanted = (rule: LintRule) => rules.includes(rule);
  const checks: [LintRule, () => Finding[]][] = [
    ["no-readable-pair", () => noReadablePair(palette)],
    ["no-text-color", () => noTextColor(palette)],
    ["name-clash", () => nameClash(palette, limit)],
    ["near-duplicates", () => nearDuplicates(palette, limit)],
    ["color-blind", () => colorBlind(palette, limit)],
    ["out-of-gamut", () => outOfGamut(palette, limit)],
  ];
  const findings = checks.flatMap(([rule, check]) => (isWanted(rule) ? check() : []));
  return [...findings, ...lintScales(palette, isWanted)].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
}
