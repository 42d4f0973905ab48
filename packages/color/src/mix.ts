export { compositeOver } from "../../../color/contrast/contrast.ts";
export { type HueArc, mix, mixer } from "../../../color/mix.ts";
