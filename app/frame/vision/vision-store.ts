import type { Deficiency } from "#color/vision.ts";
import { createStored } from "../stored.ts";

export type VisionMode = "none" | Deficiency;
export type Vision = { readonly mode: VisionMode /** 0 to 1. */; readonly severity: number };

const MODES: readonly unknown[] = ["none", "protan", "deutan", "tritan", "achroma"] satisfies VisionMode[];
const TYPICAL: Vision = { mode: "none", severity: 1 };

/** Kept for this visit only, so that returning users don't wonder where the colors went. */
const vision = createStored<Vision>({
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

export function readVision(value: unknown): Vision | null {
  if (typeof value !== "object" || value === null) return null;
  const { mode, severity } = value as Record<string, unknown>;
  if (!MODES.includes(mode) || typeof severity !== "number" || !(severity >= 0 && severity <= 1)) return null;
  return { mode: mode as VisionMode, severity };
}

type Words = {
  mode: VisionMode;
  /** Names of the full deficiency and of its partial form. */
  name: string;
  partial?: string;
  who: string;
};

// How common: https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/color-blindness and
// https://www.ncbi.nlm.nih.gov/books/NBK11538/ (Gouras, Color Vision). People with weak cones are included, so the
// numbers are higher than on a color's page.
export const VISION_WORDS: readonly Words[] = [
  {
    mode: "none",
    name: "Typical vision",
    who: "All three types of cones: about 92 in 100 men and 199 in 200 women.",
  },
  {
    mode: "deutan",
    name: "Deuteranopia",
    partial: "deuteranomaly",
    who: "Weak or missing green cones, so reds and greens look alike: about 6 in 100 men.",
  },
  {
    mode: "protan",
    name: "Protanopia",
    partial: "protanomaly",
    who: "Weak or missing red cones, so reds look dark and like greens: about 2 in 100 men.",
  },
  {
    mode: "tritan",
    name: "Tritanopia",
    partial: "tritanomaly",
    who: "Weak or missing blue cones, so blues and greens look alike: about 1 in 10,000 people.",
  },
  {
    mode: "achroma",
    name: "Achromatopsia",
    partial: "partial achromatopsia",
    who: "Light and dark, but no color: about 1 in 30,000 people.",
  },
];

/** "Seen with deuteranopia, 100%", or "" for typical vision. */
export function describeVision(vision: Vision): string {
  const name = nameVision(vision);
  return name && `Seen with ${name}, ${percentOf(vision)}%`;
}

/** "deuteranopia", or "deuteranomaly" for its partial form; "" for typical vision. */
export function nameVision(vision: Vision): string {
  const { name, partial } = VISION_WORDS.find(({ mode }) => mode === vision.mode) ?? {};
  return (partial && (percentOf(vision) === 100 ? name?.toLowerCase() : partial)) ?? "";
}

function percentOf({ severity }: Vision): number {
  return Math.round(severity * 100);
}
