import type { Deficiency } from "../vision.ts";

export const VISION_NAMES: Record<"full" | Deficiency, string> = {
  full: "typical vision",
  protan: "protanopia",
  deutan: "deuteranopia",
  tritan: "tritanopia",
  achroma: "achromatopsia",
};
