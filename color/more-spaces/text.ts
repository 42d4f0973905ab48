import { clamp } from "../clamp.ts";
import type { Color } from "../color.ts";
import { decimal } from "../text/decimal.ts";
import { cam16, hct } from "./cam16.ts";
import { hsluv, labD65, lchD65, lchuv, luv } from "./cie.ts";
import type { Channel, MoreSpace, Values } from "./more-space.ts";
import { okhsl, okhsv } from "./okhsl.ts";
import { ictcp, jzazbz, jzczhz, rec2020Linear } from "./wide.ts";

/** In display order. */
export const MORE_SPACES: readonly MoreSpace[] = [
  ...[okhsl, okhsv, hsluv, hct, cam16, labD65, lchD65, luv, lchuv],
  ...[jzazbz, jzczhz, ictcp, rec2020Linear],
];

const MAX_CHARACTERS = 200;
const CALL = /^(?:color\(\s*--([\w-]+)\s|([\w-]+)\()\s*([^()]*)\)$/;
const NUMBER = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)(%|deg)?$/;
const BY_NAME: ReadonlyMap<string, MoreSpace> = new Map(MORE_SPACES.map((space) => [space.id, space]));

/**
 * Prints a color in a space of `MORE_SPACES`: `okhsl(226.253 90.863% 40.532%)`, which `parseMore` reads back as the
 * same 8-bit color. These functions are not CSS.
 */
export function printMore(color: Color, { id, channels, valuesOf }: MoreSpace): string {
  const values = valuesOf(color).map((value, i) => valueText(value, channels[i] as Channel));
  const alpha = color.alpha < 1 ? ` / ${decimal(color.alpha, 3)}` : "";
  return `${id}(${values.join(" ")}${alpha})`;
}

/**
 * Reads `okhsl(226 97% 41%)`, `hct(204 33 41)`, `color(--luv 41 -28 -30 / 50%)` and similar, with spaces or commas; in
 * Okhsl, Okhsv and HSLuv two numbers from 0 to 1 are percentages. `null` for anything else, never an error.
 */
export function parseMore(text: string): Color | null {
  if (text.length > MAX_CHARACTERS) return null;
  const [, custom, name, rest = ""] = CALL.exec(text.trim().toLowerCase()) ?? [];
  const space = BY_NAME.get(custom ?? name ?? "");
  if (!space) return null;
  const [before = "", after] = rest.split("/");
  const parts = before.trim().split(/[\s,]+/);
  const alpha = after === undefined ? 1 : readNumber(after.trim(), 1);
  const values = parts.map((part, i) => readChannel(part, space.channels[i]));
  if (values.length !== 3 || alpha === null || values.includes(undefined)) return null;
  const color = space.colorOf(asPercentages(space, parts, values as unknown as Values));
  const isBounded = Object.values(color).every((value) => typeof value !== "number" || Number.isFinite(value));
  return isBounded ? { ...color, alpha: clamp(alpha, 0, 1) } : null;
}

function valueText(value: number | null, { range, unit }: Channel): string {
  if (value === null) return "none";
  const text = decimal(value, range[1] >= 50 ? 3 : 6);
  return unit === "%" ? `${text}%` : text;
}

/** `undefined` for invalid text. */
function readChannel(text: string, channel: Channel | undefined): number | null | undefined {
  if (!channel) return undefined;
  if (text === "none") return channel.unit === "deg" ? null : 0;
  if (text.endsWith(channel.unit === "deg" ? "%" : "deg")) return undefined;
  return readNumber(text, channel.unit === "%" ? 100 : channel.range[1]) ?? undefined;
}

/** A number, or a percentage of `full`. */
function readNumber(text: string, full: number): number | null {
  const [, number, unit] = NUMBER.exec(text) ?? [];
  if (number === undefined) return null;
  return unit === "%" ? (Number(number) / 100) * full : Number(number);
}

function asPercentages({ channels }: MoreSpace, parts: readonly string[], [hue, first, second]: Values): Values {
  const isUnsigned = channels[1].unit === "%" && !parts.some((part) => part.endsWith("%"));
  const areParts = isUnsigned && (first ?? 0) <= 1 && (second ?? 0) <= 1;
  return areParts ? [hue, (first ?? 0) * 100, (second ?? 0) * 100] : [hue, first, second];
}
