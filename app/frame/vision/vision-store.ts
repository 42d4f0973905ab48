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

/** The names of the full deficiencies and of their partial forms. */
export const VISION_WORDS: readonly { mode: VisionMode; name: string; partial?: string }[] = [
  { mode: "none", name: "Typical vision" },
  { mode: "deutan", name: "Deuteranopia", partial: "deuteranomaly" },
  { mode: "protan", name: "Protanopia", partial: "protanomaly" },
  { mode: "tritan", name: "Tritanopia", partial: "tritanomaly" },
  { mode: "achroma", name: "Achromatopsia", partial: "partial achromatopsia" },
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
