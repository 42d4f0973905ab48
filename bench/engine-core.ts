// What most callers need from the engine, as one bundle; .size-limit.mjs limits its size.
// biome-ignore-all lint/performance/noBarrelFile: this is an entry to measure; no file imports it.
export { apcaContrast, wcagContrast } from "../color/contrast/contrast.ts";
export { convert, fromRgb24, toRgb24 } from "../color/convert.ts";
export { deltaE76, deltaE2000, deltaEOk } from "../color/difference/difference.ts";
export { clipToGamut, isInGamut, mapToGamut } from "../color/gamut.ts";
export { mix } from "../color/mix.ts";
export { parse } from "../color/text/parse.ts";
export { print, printHex } from "../color/text/print.ts";
