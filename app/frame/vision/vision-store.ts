import type { Deficiency } from "#color/vision.ts";
import { createStored } from "../stored.ts";

export type VisionMode = "none" | Deficiency;
export type Vision = { readonly mode: VisionMode /** 0 to 1. */; readonly severity: number };

const MODES: readonly unknown[] = ["none", "protan", "deutan", "tritan", "achroma"] satisfies VisionMode[];
const TYPICAL: Vision = { mode: "none", severity: 1 };

/** For this visit only: who comes back another day shall not wonder where the colors went. */
const vision = createStored<Vision>({
  key: "huesmith.vision",
  version: 1,
  read: readVision,
  initial: TYPICAL,
  area: "session",
});

/** How the benches of all tools are seen. What is copied, exported or written in the address stays true. */
export function useVision() {
  return { ...vision.useValue(), setVision: vision.set, reset: resetVision };
}

/** The degree of the slider is kept. */
function resetVision() {
  vision.set((old) => ({ ...old, mode: "none" }));
}

export function readVision(value: unknown): Vision | null {
  if (typeof value !== "object" || value === null) return null;
  const { mode, severity } = value as Record<string, unknown>;
  if (!MODES.includes(mode) || typeof severity !== "number" || !(severity >= 0 && severity <= 1)) return null;
  return { mode: mode as VisionMode, severity };
}
