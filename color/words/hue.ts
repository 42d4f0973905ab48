import { familyOfOklch } from "../family.ts";

/** An OKLCH hue in degrees with the family of a clear color of that hue, such as "182°, teal": for value texts. */
export function hueInWords(degrees: number): string {
  return `${degrees}°, ${familyOfOklch(0.72, 0.14, degrees)}`;
}
