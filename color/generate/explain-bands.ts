import type { Color } from "../color.ts";
import { isInGamut } from "../gamut.ts";
import { C, L } from "./board.ts";
import { chromaRoom } from "./chroma-room.ts";
import type { Plan } from "./plan.ts";
import { outside, outsideArc } from "./violations.ts";
import { colorsInWords, locksInWords } from "./words.ts";

/** What a held chroma may lose to rounding before it is worth a word. */
const CHROMA_ROUNDING = 0.006;
const GAMUT_NAMES = { srgb: "sRGB", "display-p3": "Display P3" } as const;

/** Sentences on single colors: outside of a band, of the arc of hues or of the gamut. */
export function explainBands(plan: Plan, colors: readonly Color[], rows: readonly Float64Array[]): string[] {
  const { lightness, chroma, hueArc, gamut } = plan.request.constraints;
  const name = GAMUT_NAMES[gamut];
  const problems: string[] = [];
  const report = (misses: (row: Float64Array, slot: number) => boolean, say: (who: string, one: boolean) => string) => {
    const slots = rows.flatMap((row, slot) => (misses(row, slot) ? [slot] : []));
    if (slots.length === 0) return;
    const who = colorsInWords(slots);
    problems.push(`${say(who.replace("c", "C"), slots.length === 1)}${reason(plan, slots)}.`);
  };
  report(
    (_, slot) => !isInGamut(colors[slot] as Color, gamut),
    (who, one) => `${who} ${one ? "lies" : "lie"} outside of ${name}`,
  );
  report(
    (row) => outside(row[L] as number, lightness) > 0,
    (who, one) => `${who} ${one ? "has" : "have"} a lightness outside of ${lightness[0]} to ${lightness[1]}`,
  );
  report(
    (row) => outside(row[C] as number, chroma) > 0,
    (who, one) => `${who} ${one ? "has" : "have"} a chroma outside of ${chroma[0]} to ${chroma[1]}`,
  );
  report(
    (row) => hueArc !== null && outsideArc(row, hueArc) > 0,
    (who, one) => `${who} ${one ? "has" : "have"} a hue outside of ${hueArc?.[0]}° to ${hueArc?.[1]}°`,
  );
  return [...problems, ...lostChroma(plan, rows, name)];
}

/** Why these colors could not give way; begins with a comma or a colon. */
function reason(plan: Plan, slots: readonly number[]): string {
  const locks = locksInWords(plan, slots);
  if (locks) return `: ${locks}`;
  const { harmony, constraints } = plan.request;
  if (harmony !== "auto") return `: the ${harmony} harmony puts ${slots.length === 1 ? "it" : "them"} there`;
  return `: ${GAMUT_NAMES[constraints.gamut]} has no room for it within the other limits`;
}

/** A held chroma that the gamut does not have at the lightness and hue. */
function lostChroma({ holds, request }: Plan, rows: readonly Float64Array[], gamutName: string): string[] {
  return rows.flatMap((row, slot) => {
    const hold = holds[slot];
    if (!hold || hold.isLocked || hold.c === null || hold.c - (row[C] as number) <= CHROMA_ROUNDING) return [];
    const most = hold.l !== null && hold.h !== null ? chromaRoom(hold.l, hold.h, request.constraints.gamut) : row[C];
    return [
      `${gamutName} has no room for the locked chroma ${hold.c.toFixed(3)} of color ${slot + 1}; it is ${(most as number).toFixed(3)}.`,
    ];
  });
}
