export {
  contrastMatrix,
  type PairContrast,
  type PairVerdict,
  pairVerdict,
} from "../../../color/lint/contrast-matrix.ts";
export {
  type Finding,
  LINT_RULES,
  type LintFix,
  type LintOptions,
  type LintRule,
  type NamedColor,
} from "../../../color/lint/finding.ts";
export { lintPalette } from "../../../color/lint/lint-palette.ts";
