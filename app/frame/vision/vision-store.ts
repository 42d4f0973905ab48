import type { Deficiency } from "#color/vision.ts";
import { VISION_NAMES } from "#color/words/vision-names.ts";
import { createStored } from "../stored.ts";

export type VisionMode = "none" | Deficiency;
export type VisionPreview = { readonly mode: VisionMode /** 0 to 1. */; readonly severity: number };

/** The names of partial forms. */
const PARTIAL: Record<Deficiency, string> = {
  protan: "protanomaly",
  deutan: "deuteranomaly",
  tritan: "tritanomaly",
  achroma: "partial achromatopsia",
};
/** In the order of the shortcut. */
export const VISION_MODES = ["none", ...Object.keys(PARTIAL)] as readonly VisionMode[];
const TYPICAL: VisionPreview = { mode: "none", severity: 1 };

/** Kept for this visit only, so that returning users don't wonder where the colors went. */
const vision = createStored<VisionPreview>({
  key: "huesmith.vision",
  version: 1,
  read: readVision,
  initial: TYPICAL,
  area: "session",
});

/** Only affects what is shown: copies, exports and URLs keep the true colors. */
export function useVision() {
  return { ...vision.useValue(), setVision: vision.set };
}

export function readVision(value: unknown): VisionPreview | null {
  if (typeof value !== "object" || value === null) return null;
  const { mode, severity } = value as Record<string, unknown>;
  const known = VISION_MODES.find((one) => one === mode);
  return known && typeof severity === "number" && severity >= 0 && severity <= 1 ? { mode: known, severity } : null;
}

/** "Seen with deuteranopia, 100%", or "" for typical vision. */
export function describeVision(preview: VisionPreview): string {
  const name = nameVision(preview);
  return name && `Seen with ${name}, ${percentOf(preview)}%`;
}

/** "deuteranopia", or "deuteranomaly" for its partial form; "" for typical vision. */
export function nameVision(preview: VisionPreview): string {
  const { mode } = preview;
  if (mode === "none") return "";
  return percentOf(preview) === 100 ? VISION_NAMES[mode] : PARTIAL[mode];
}

function percentOf({ severity }: VisionPreview): number {
  return Math.round(severity * 100);
}
