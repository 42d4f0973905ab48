export { type BakedStop, type BakeOptions, bake } from "../../../color/gradient/bake.ts";
export { type Bezier, easeAt, NAMED_EASINGS } from "../../../color/gradient/ease.ts";
export {
  GRADIENT_SPACES,
  type GradientShape,
  type ShapedGradient,
  type ShapedStop,
  withHints,
} from "../../../color/gradient/gradient-shape.ts";
export { type ParsedGradient, parseGradient } from "../../../color/gradient/parse-css.ts";
export { printGradient } from "../../../color/gradient/print-css.ts";
export {
  type GradientOptions,
  type GradientSpace,
  type GradientStop,
  gradient,
  gradientAt,
  type PlacedStop,
} from "../../../color/gradient.ts";
