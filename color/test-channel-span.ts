import type { SpaceId } from "./color.ts";

/** The distance between a channel's usual ends, in the units of README.md. Tests measure errors as fractions of it. */
export function channelSpan(space: SpaceId, letter: string): number {
  if (letter === "h") return 360;
  switch (space) {
    case "hsl":
    case "hsv":
    case "hwb":
    case "cmyk":
      return 100;
    case "lab":
      return letter === "l" ? 100 : 250;
    case "lch":
      return letter === "l" ? 100 : 150;
    case "oklab":
      return letter === "l" ? 1 : 0.8;
    case "oklch":
      return letter === "l" ? 1 : 0.4;
    default:
      return 1;
  }
}
