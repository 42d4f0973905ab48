import type { Mode } from "./state.ts";

/** What the modes are called in the row of choices, and in a sentence. */
export const MODE_LABELS: Record<Mode, { readonly short: string; readonly long: string }> = {
  rgb: { short: "RGB", long: "RGB" },
  linear: { short: "Linear", long: "Linear light" },
  oklab: { short: "OKLab", long: "OKLab" },
  oklch: { short: "OKLCH", long: "OKLCH, shorter hue" },
  "oklch-longer": { short: "Longer", long: "OKLCH, longer hue" },
  lab: { short: "Lab", long: "Lab" },
  hsl: { short: "HSL", long: "HSL" },
  cmy: { short: "CMY", long: "CMY dyes" },
  pigment: { short: "Pigment", long: "Pigment" },
};
