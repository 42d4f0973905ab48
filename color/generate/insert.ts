import { clamp } from "../clamp.ts";
import type { Color } from "../color.ts";
import { convert, fromRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { isInGamut } from "../gamut.ts";
import { turnBetween } from "../kernel/hue.ts";
import { mix } from "../mix.ts";
import type { Mode, RampHue } from "../ramp.ts";
import { finish } from "./board.ts";
import { chromaRoom } from "./chroma-room.ts";
import { generatePalette } from "./palette.ts";
import { driftHue } from "./plan.ts";
import { FREE, type GenerateGamut, type GenerateRequest, LOCKED } from "./request.ts";
import type { Shade } from "./taste.ts";

/** Minimum CIEDE2000 between a new color and its neighbors and the others, where there is room. */
export const INSERT_DISTANCE = 6;
const LIGHTNESS_STEPS = [0, -0.03, 0.03, -0.06, 0.06, -0.1, 0.1, -0.15, 0.15, -0.21, 0.21, -0.28, 0.28];
const HUE_STEPS = [0, -12, 12, -25, 25, -40, 40];
const CHROMA_PARTS = [1, 0.75, 1.3];

/**
 * Returns the color halfway between two neighbors in the mode, moved just enough to differ from both and from the
 * others. 8-bit sRGB, or OKLCH within Display P3 if a neighbor is outside sRGB.
 */
export function insertBetween(a: Color, b: Color, mode: Mode, hue: RampHue, others: readonly Color[]): Color {
  const gamut: GenerateGamut = isInGamut(a, "srgb") && isInGamut(b, "srgb") ? "srgb" : "display-p3";
  const halfway = mix(a, b, { space: mode });
  const { l, c, h } = convert(halfway, "oklch");
  const plain = h ?? 0;
  // Both neighbors may have drifted already, so drift by half.
  const middle = { l, c, h: hue === "shifted" ? plain + turnBetween(plain, driftHue(plain, l)) / 2 : plain };
  const near = [a, b, ...others].map((color) => convert(color, "lab"));
  let best: Color | null = null;
  let bestDistance = -1;
  for (const shade of around(middle)) {
    const color = finish(shade.l, Math.min(shade.c, chromaRoom(shade.l, shade.h, gamut)), (shade.h + 360) % 360, gamut);
    const own = convert(color, "lab");
    const distance = Math.min(...near.map((other) => deltaE2000(own, other)));
    if (distance > bestDistance) {
      bestDistance = distance;
      best = color;
    }
    if (distance >= INSERT_DISTANCE) break;
  }
  return { ...(best as Color), alpha: halfway.alpha };
}

/** Returns a fitting color to append. The request's colors are all kept; its constraints apply to the new one. */
export function extendPalette(request: GenerateRequest): Color {
  const { constraints } = request;
  const slots = request.slots.map(({ color }) => ({ color, locks: LOCKED }));
  const minDeltaE = Math.max(constraints.minDeltaE, INSERT_DISTANCE);
  const { colors } = generatePalette({
    ...request,
    slots: [...slots, { color: fromRgb24(0), locks: FREE }],
    constraints: { ...constraints, minDeltaE },
  });
  return colors[slots.length] as Color;
}

/** The color and variations around it, nearest first. */
function around({ l, c, h }: Shade): Shade[] {
  const all = LIGHTNESS_STEPS.flatMap((step) =>
    HUE_STEPS.flatMap((turn) =>
      CHROMA_PARTS.map((part) => ({
        shade: { l: clamp(l + step, 0.05, 0.99), c: c * part, h: h + turn },
        cost: Math.abs(step) + c * (Math.abs(turn) / 60 + Math.abs(part - 1)),
      })),
    ),
  );
  return [{ l, c, h }, ...all.sort((a, b) => a.cost - b.cost).map(({ shade }) => shade)];
}
