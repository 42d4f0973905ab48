import type { Plan } from "./plan.ts";
import { arcSize } from "./wheel.ts";

/** "color 2", "colors 2 and 4", "colors 1, 2 and 4". */
export function colorsInWords(slots: readonly number[]): string {
  return `${slots.length === 1 ? "color" : "colors"} ${list(slots.map((slot) => String(slot + 1)))}`;
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Which of these colors are locked, wholly or in part; "" if none is. */
export function locksInWords({ holds, request }: Plan, slots: readonly number[]): string {
  const locked = slots.filter((slot) => holds[slot]?.isLocked);
  if (locked.length > 0) return `${colorsInWords(locked)} ${locked.length === 1 ? "is" : "are"} locked`;
  const partly = slots.filter((slot) => {
    const locks = request.slots[slot]?.locks;
    return locks && (locks.hue || locks.chroma || locks.lightness);
  });
  if (partly.length === 0) return "";
  if (partly.length > 1) return `parts of ${colorsInWords(partly)} are locked`;
  const locks = request.slots[partly[0] as number]?.locks;
  const parts = [locks?.hue && "hue", locks?.chroma && "chroma", locks?.lightness && "lightness"].filter(
    (part) => typeof part === "string",
  );
  return `the ${list(parts)} of ${colorsInWords(partly)} ${parts.length === 1 ? "is" : "are"} locked`;
}

/** Which limits leave little room; "" if none does. */
export function limitsInWords({ request }: Plan): string {
  const { lightness, chroma, hueArc } = request.constraints;
  const limits = [
    lightness[1] - lightness[0] < 0.75 && `lightness ${lightness[0]} to ${lightness[1]}`,
    chroma[0] > 0.02 && `chroma of at least ${chroma[0]}`,
    chroma[1] < 0.2 && `chroma of at most ${chroma[1]}`,
    hueArc && arcSize(hueArc) < 270 && `hues from ${hueArc[0]}° to ${hueArc[1]}°`,
    request.harmony !== "auto" && `the ${request.harmony} harmony`,
  ].filter((limit) => typeof limit === "string");
  if (limits.length === 0) return "";
  return `${list(limits)} ${limits.length === 1 && !limits[0]?.startsWith("hues") ? "leaves" : "leave"} too little room for ${request.slots.length} colors`;
}
