export {
  type ChannelDeltas,
  type Comparison,
  compareColors,
  hardestPairs,
  type Vision,
  type VisionPair,
} from "../../../color/difference/compare.ts";
export {
  type DifferenceVerdict,
  deltaE76,
  deltaE2000,
  deltaEOk,
  differenceVerdict,
} from "../../../color/difference/difference.ts";
export { chooseDistinct, mergeNear, type WeighedColor } from "../../../color/difference/merge-near.ts";
export { deltaE94, deltaECmc, deltaEHyAb } from "../../../color/difference/other-differences.ts";
export { indexSwatches, type Match, type SwatchIndex } from "../../../color/nearest/index-swatches.ts";
