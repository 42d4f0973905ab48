import { OPAQUE_ONLY } from "#app/frame/color-panel/opaque-only.ts";
import type { Color } from "#color/color.ts";
import { readColor, readColors, writeColor, writeColors } from "#color/text/address.ts";
import { type Field, field, mapped, type Notify, unusual } from "./fields.ts";
import { notAColor, tooFewColors, tooManyColors } from "./notices.ts";

type ColorOptions = {
  readonly isOpaque?: boolean;
  /** What the color is for, such as "background color", for notices. */
  readonly what?: string;
};

/** `initial` may be null for an optional color. */
export function color<Initial extends Color | null>(
  key: string,
  initial: Initial,
  { isOpaque = false, what }: ColorOptions = {},
): Field<Color | Initial> {
  const any = field<Color | Initial>(key, initial, {
    read: (text) => readColor(text) ?? undefined,
    write: (value) => (value ? writeColor(value) : ""),
    notice: (text) => notAColor([text], what),
  });
  return isOpaque ? mapped<Color | Initial, Color | Initial>(any, toOpaque, (value) => value) : any;
}

/** `opaque` with a notice. */
export function toOpaque<Value extends Color | null>(value: Value, notify: Notify): Value {
  if (!value || value.alpha === 1) return value;
  notify(OPAQUE_ONLY);
  return { ...value, alpha: 1 };
}

export function opaque(color: Color): Color {
  return color.alpha === 1 ? color : { ...color, alpha: 1 };
}

type ListOptions = {
  readonly min: number;
  readonly max: number;
  readonly isOpaque?: boolean;
  /** Name of the form fields (one per color) in the form that works without JavaScript. */
  readonly formKey?: string;
  /** Converts a typed list to the grammar of addresses. */
  readonly clean?: (text: string) => string;
};

/** A list of colors; missing ones are filled in from `initial`. */
export function colors(
  key: string,
  initial: readonly Color[],
  { isOpaque = false, formKey, clean = (text) => text, ...limits }: ListOptions,
): Field<readonly Color[]> {
  const usual = writeColors(initial);
  return {
    initial,
    read: (query, notify) => {
      const typed = formKey ? query.getAll(formKey).filter((text) => text.trim() !== "") : [];
      const text = formKey === key ? null : query.get(key);
      const list = readColorList(typed.length > 0 ? typed.map(clean) : text && clean(text), initial, limits);
      for (const notice of list.notices) notify(notice);
      return isOpaque ? list.colors.map((one) => toOpaque(one, notify)) : list.colors;
    },
    write: (value) => (value === initial ? [] : unusual(key, writeColors(value), usual)),
  };
}

/** Reads colors from a list or several texts, with one notice per kind of problem. Never throws. */
export function readColorList(
  given: string | readonly string[] | null,
  fallback: readonly Color[],
  { min, max }: Pick<ListOptions, "min" | "max">,
) {
  if (given === null) return { colors: fallback, notices: [] };
  const lists = (typeof given === "string" ? [given] : given).map(readColors);
  const colors = lists.flatMap((list) => list.colors);
  const bad = lists.flatMap((list) => list.bad);
  const notices: string[] = [];
  if (bad.length > 0) notices.push(notAColor(bad));
  if (colors.length > max) notices.push(tooManyColors(colors.length, max));
  if (colors.length >= min) return { colors: colors.slice(0, max), notices };
  if (bad.length === 0) notices.push(tooFewColors(min, colors.length));
  return { colors: [...colors, ...fallback.slice(colors.length)], notices };
}
