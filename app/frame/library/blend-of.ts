import type { Hex } from "#color/color.ts";
import { GRADIENT_SPACES, isPolar } from "#color/gradient/gradient-shape.ts";
import { HUE_ARCS } from "#color/mix.ts";

const GRADIENTS = "/gradient-generator";

/** Returns a saved gradient as CSS, left to right regardless of its shape; null for any other palette. */
export function blendOf(path: string, hexes: readonly Hex[]): string | null {
  const { pathname, searchParams } = new URL(path, "https://local.invalid");
  if (pathname !== GRADIENTS || hexes.length < 2) return null;
  const usual = searchParams.get("ver") === "2" ? "oklab" : "oklch";
  const space = GRADIENT_SPACES.find((known) => known === searchParams.get("m")) ?? usual;
  const arc = HUE_ARCS.find((known) => known === searchParams.get("d")) ?? "shorter";
  const hue = arc === "shorter" || !isPolar(space) ? "" : ` ${arc} hue`;
  const positions = (searchParams.get("p") ?? "").split("-").map((text) => Number(text.replace("n", "-")));
  const hasPositions = positions.length === hexes.length && positions.every(Number.isFinite);
  const stops = hexes.map((hex, place) => (hasPositions ? `${hex} ${positions[place]}%` : hex));
  return `linear-gradient(90deg in ${space}${hue}, ${stops.join(", ")})`;
}
