export { equalLightness, neutrals } from "../../../color/neutrals.ts";
export { MODES, type Mode, type RampHue, shades, tints, tones } from "../../../color/ramp.ts";
export { defaultTargets } from "../../../color/scales/scale-plans.ts";
export { solveScale } from "../../../color/scales/scale-solver.ts";
export {
  type Appearance,
  type ChromaControls,
  type Miss,
  SCALE_KINDS,
  type ScaleKind,
  type ScalePin,
  type ScaleRequest,
  type ScaleStep,
  type SolvedScale,
  type StepTarget,
} from "../../../color/scales/scale-types.ts";
export { type TailwindColor, tailwindColor, tailwindColors } from "../../../color/tailwind.ts";
