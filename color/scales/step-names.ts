import { clamp } from "../clamp.ts";

const TAILWIND_STEPS = 11;

/** What each of the twelve steps is for. https://www.radix-ui.com/colors/docs/palette-composition/understanding-the-scale */
export const ROLES = [
  "App background",
  "Subtle background",
  "Background of a component",
  "Background when hovered",
  "Background when active or selected",
  "Subtle border, separator",
  "Border of a component, focus ring",
  "Border when hovered",
  "Solid background",
  "Solid background when hovered",
  "Low-contrast text",
  "High-contrast text",
] as const;

/** `50, 100 … 900, 950` for eleven steps; round hundredths of the way for any other number. */
export function stepNames(count: number): string[] {
  return Array.from({ length: count }, (_, step) => {
    if (count === TAILWIND_STEPS) return String(clamp(step * 100, 50, 950));
    return String(Math.round((100 * (step + 1)) / (count + 1)) * 10);
  });
}
