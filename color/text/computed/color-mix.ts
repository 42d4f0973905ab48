import { clamp } from "../../clamp.ts";
import { type Color, isMissing, type SpaceId } from "../../color.ts";
import { convert, fromRgb24, SPACES } from "../../convert.ts";
import { HUE_ARCS, type HueArc, mix } from "../../mix.ts";
import { spaceOf } from "../parse-plain.ts";
import { type Cursor, isMath, readMath } from "./math.ts";

const ARCS: readonly string[] = HUE_ARCS;
const NO_WORDS = new Map<string, number>();

type Part = { readonly color: Color; readonly percent: number | null };
type Method = { readonly space: SpaceId; readonly hue: HueArc };

/**
 * Reads the text after "color-mix(", with its closing parenthesis. A single color is converted to the space; more than
 * two are mixed one after the other, by weight. The default space is OKLab. `null` for invalid text.
 * https://drafts.csswg.org/css-color-5/#color-mix
 */
export function readColorMix(cursor: Cursor, readColor: (cursor: Cursor) => Color | null): Color | null {
  const method = readMethod(cursor);
  if (!method) return null;
  const parts: Part[] = [];
  do {
    const part = readPart(cursor, readColor);
    if (!part) return null;
    parts.push(part);
  } while (cursor.skip(","));
  return cursor.skip(")") ? mixParts(parts, method) : null;
}

function readMethod(cursor: Cursor): Method | null {
  if (!cursor.skip("in")) return { space: "oklab", hue: "shorter" };
  const name = cursor.take().text;
  // Functions are named after their spaces, except for rgb().
  const space = name === "rgb" ? undefined : (spaceOf(name, "") ?? spaceOf("color", name));
  let hue: HueArc = "shorter";
  if (space && SPACES[space].letters.includes("h") && ARCS.includes(cursor.next.text)) {
    hue = cursor.take().text as HueArc;
    if (!cursor.skip("hue")) return null;
  }
  return space && cursor.skip(",") ? { space, hue } : null;
}

/** Reads a color with a percentage before it, after it, or none. */
function readPart(cursor: Cursor, readColor: (cursor: Cursor) => Color | null): Part | null {
  const before = readPercent(cursor);
  const color = before === "wrong" ? null : readColor(cursor);
  if (!color) return null;
  const percent = before ?? readPercent(cursor);
  return percent === "wrong" ? null : { color, percent: percent as number | null };
}

function readPercent(cursor: Cursor): number | null | "wrong" {
  const { next } = cursor;
  if (isMath(next)) {
    const value = readMath(cursor, NO_WORDS);
    // A computed percentage is clamped to the range; a literal one must be in it.
    return value?.unit === "%" ? clamp(value.number || 0, 0, 100) : "wrong";
  }
  if (next.kind !== "number") return null;
  const percent = Number(cursor.take().text.slice(0, -1));
  return next.unit === "%" && percent >= 0 && percent <= 100 ? percent : "wrong";
}

/** https://drafts.csswg.org/css-values-5/#normalize-mix-percentages */
function mixParts(parts: readonly Part[], { space, hue }: Method): Color {
  const given = parts.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  const open = parts.filter(({ percent }) => percent === null).length;
  const each = open > 0 ? Math.max(0, 100 - given) / open : 0;
  const total = given + each * open;
  const [first] = parts as [Part];
  let color: Color = mix(first.color, first.color, { space, amount: 0 });
  let weight = parts[0]?.percent ?? each;
  for (const part of parts.slice(1)) {
    const own = part.percent ?? each;
    const amount = weight + own === 0 ? 0.5 : own / (weight + own);
    color = mix(color, part.color, { space, hue, amount });
    weight += own;
  }
  // CSS premultiplies alpha, except for the hue; mix() keeps the channels, because a picker may raise alpha again.
  if (parts.length > 1 && color.alpha * total === 0 && !isMissing(color, "alpha")) {
    const clear = convert({ ...fromRgb24(0), alpha: 0 }, space);
    color = total > 0 && "h" in clear && "h" in color ? { ...clear, h: color.h } : clear;
  }
  // A color mixed in HSL or HWB is an sRGB color, as if it were written that way, unless it has missing channels.
  const isComplete = !color.missing && (!("h" in color) || color.h !== null);
  const mixed = (space === "hsl" || space === "hwb") && isComplete ? convert(color, "srgb") : color;
  return total < 100 ? { ...mixed, alpha: (mixed.alpha * total) / 100 } : mixed;
}
