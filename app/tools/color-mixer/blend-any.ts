import { lateCode } from "#app/late/late-code.ts";
import { type Blender, prepareBlend } from "#color/blend.ts";
import type { Hex, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { hexOf } from "#color/text/print.ts";
import type { BaseColor, Mode } from "./state.ts";

export const pigmentCode = lateCode(() => import("./pigment.ts"));

/** A blender for any mode; null while the paint spectra are loading. */
export function prepareAny(colors: readonly Rgb24[], mode: Mode): Blender | null {
  if (mode !== "pigment") return prepareBlend(colors, mode);
  return pigmentCode.get()?.preparePigment(colors) ?? null;
}

/** Several places on a page show the same blends. */
const blends = new WeakMap<readonly BaseColor[], { [M in Mode]?: Hex | null }>();

/** The blend in any mode, as hex; null while the paint spectra are loading. */
export function blendAny(parts: readonly BaseColor[], mode: Mode): Hex | null {
  const known = blends.get(parts) ?? {};
  blends.set(parts, known);
  known[mode] ??= computeBlend(parts, mode);
  return known[mode];
}

function computeBlend(parts: readonly BaseColor[], mode: Mode): Hex | null {
  const colors = parts.map(({ color }) => parseHex24(color));
  const blender = prepareAny(colors, mode);
  return blender && hexOf(toRgb24(blender(parts.map(({ count }) => count))));
}
