import { maxChroma } from "../chroma.ts";
import type { Color } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { turnBetween } from "../kernel/hue.ts";
import { type Actor, act, makeReadable } from "./readable.ts";
import type { Theme } from "./theme-roles.ts";

/** OKLCH: where people expect success and failure, and how far a palette's own color may be from there. */
const SIGNALS = {
  good: { hue: 150, reach: 26, light: { l: 0.52, c: 0.13 }, dark: { l: 0.78, c: 0.15 } },
  bad: { hue: 25, reach: 16, light: { l: 0.54, c: 0.19 }, dark: { l: 0.74, c: 0.15 } },
} as const;
const LEAST_CHROMA = 0.08;
/** A signal in a quiet palette is quieter, but never gray. */
const QUIETEST = 0.6;
const VIVID_CHROMA = 0.16;
const TEXT_RATIO = 4.5;

/** Good or bad news as text: the palette's own green or red where it has one, and readable on all grounds. */
export function chooseSignal(
  which: "good" | "bad",
  palette: readonly Actor[],
  grounds: readonly Actor[],
  theme: Theme,
): Actor {
  const { hue, reach, [theme]: usual } = SIGNALS[which];
  const seen = palette.map((actor) => ({ actor, ...convert(actor.color, "oklch") }));
  const own = seen
    .filter(({ c, h }) => c >= LEAST_CHROMA && h !== null && Math.abs(turnBetween(h, hue)) <= reach)
    .sort((a, b) => Math.abs(turnBetween(a.h ?? 0, hue)) - Math.abs(turnBetween(b.h ?? 0, hue)))[0];
  if (own) return makeReadable(own.actor, grounds, TEXT_RATIO);
  const loudest = Math.max(0, ...seen.map(({ c }) => c));
  const share = Math.min(1, Math.max(QUIETEST, loudest / VIVID_CHROMA));
  const c = Math.min(usual.c * share, maxChroma(usual.l, hue, "srgb"));
  const made: Color = { space: "oklch", alpha: 1, l: usual.l, c, h: hue };
  return makeReadable(act(fromRgb24(toRgb24(made))), grounds, TEXT_RATIO);
}
