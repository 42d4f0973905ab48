import type { Strategy } from "#color/quantize/strategy.ts";

export const STRATEGY_NAMES: Record<Strategy, string> = {
  dominant: "Dominant",
  vibrant: "Vibrant",
  muted: "Muted",
  dark: "Dark",
  even: "Even spread",
  accents: "Accents",
};

/** "21.9%", and never 0 for what is there. */
export function printShare(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.05) return "<0.1%";
  return `${percent.toFixed(1)}%`;
}
