import { colors } from "#app/tools/color-fields.ts";
import {
  constant,
  type Field,
  field,
  flag,
  group,
  mapped,
  type Notify,
  number,
  unusual,
  word,
} from "#app/tools/fields.ts";
import { NO_RULE_NEEDS_TWO, RULE_NEEDS_ONE, unknownWord, unreadable } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { WHEELS } from "#color/harmony/harmony.ts";
import { round } from "#color/round.ts";
import { writeColors, writeNumber } from "#color/text/address.ts";
import { blank } from "./changes.ts";
import { type Channel, RIM_CHROMA } from "./polar.ts";
import { angleLimits, findRule, MAX_COLORS, MIN_COLORS, ruleOf } from "./rules.ts";
import { type Channels, initial, MAX_NEUTRALS, MAX_TINT, MIN_NEUTRALS, type State } from "./state.ts";

type Base = Pick<State, "colors" | "rule">;
type Spread = Pick<State, "angle" | "count">;
type Parts = Omit<State, keyof Base | keyof Spread> & { readonly base: Base; readonly spread: Spread };

const { neutral } = initial;
const nearest = { isRounded: true, isClamped: true };
const list = colors("c", initial.colors, { min: 1, max: MAX_COLORS });

const LETTERS = ["h", "c", "l"] as const;
/** Must match in only one way, because it repeats inside a part. */
const NUMBER = String.raw`n?(?:\d+(?:\.\d*)?|\.\d+)`;
const PART = new RegExp(`^([0-9ab])((?:[hcl]${NUMBER})+)$`);
const CHANNEL = new RegExp(`([hcl])(${NUMBER})`, "g");

export const model = defineModel(
  mapped<Parts, State>(
    group<Parts>({
      base: { initial, read: readBase, write: writeBase },
      wheel: word("w", initial.wheel, WHEELS, { what: "wheel" }),
      spread: ({ base }) => spreadOf(base),
      isEqual: flag("e", initial.isEqual, "equal lightness"),
      pins: ({ wheel, spread: { count } }) => {
        const limits = { h: [0, 359.99], c: [0, RIM_CHROMA[wheel]], l: [0, 1] } as const;
        return channelsField("l", count, "locks", (_, channel) => limits[channel]);
      },
      // The base is never adjusted, and free colors have no rule to differ from.
      tweaks: ({ base, spread: { count } }) =>
        channelsField("d", count, "adjustments", (index, channel) =>
          index === 0 || channel === "h" || base.rule === "custom" ? null : [-1, 1],
        ),
      neutral: group({
        tint: number("t", neutral.tint, { min: 0, max: MAX_TINT, step: 1e-4, ...nearest }),
        steps: number("s", neutral.steps, { min: MIN_NEUTRALS, max: MAX_NEUTRALS, unit: "neutrals", ...nearest }),
      }),
    }),
    ({ base, spread, ...rest }) => ({ ...rest, ...base, ...spread }),
    ({ colors, rule, angle, count, ...rest }) => ({ ...rest, base: { colors, rule }, spread: { angle, count } }),
  ),
);

function channelsField(key: string, count: number, what: string, limits: Parameters<typeof readChannels>[2]) {
  return field<readonly Channels[]>(key, blank(count), {
    read: (text) => readChannels(text, count, limits),
    write: writeChannels,
    notice: (text) => unreadable(what, text),
  });
}

/** Several colors are free, unless the address names a rule, which then derives all colors from the first. */
function readBase(query: URLSearchParams, notify: Notify): Base {
  const found = list.read(query, notify);
  const wanted = query.get("h");
  const named = findRule(wanted);
  if (wanted && !named) notify(unknownWord("rule", wanted, ruleOf(initial.rule).name));
  const isMany = found.length >= MIN_COLORS;
  const rule = named?.id ?? (isMany ? "custom" : initial.rule);
  if (rule === "custom" && isMany) return { rule, colors: found };
  if (rule === "custom") notify(NO_RULE_NEEDS_TWO);
  else if (isMany) notify(RULE_NEEDS_ONE);
  return { rule: rule === "custom" ? initial.rule : rule, colors: found.slice(0, 1) };
}

function writeBase({ colors, rule }: Base) {
  if (rule === "custom") return unusual("c", writeColors(colors));
  return [...list.write(colors), ...unusual("h", rule, initial.rule)];
}

/** The limits of the angle depend on the count, which comes after it in an address. */
function spreadOf({ colors, rule: id }: Base): Field<Spread> {
  const rule = ruleOf(id);
  const { natural, least } = rule;
  const counts =
    id === "custom"
      ? constant(colors.length)
      : number("n", natural, { min: least, max: MAX_COLORS, unit: "colors", ...nearest });
  const anglesOf = (count: number) => {
    const { min, max, usual } = angleLimits(rule, count);
    if (max === 0) return constant(0);
    return number("a", Math.min(usual, max), { min, max, step: 0.1, unit: "degrees", ...nearest });
  };
  return {
    initial: { angle: anglesOf(counts.initial).initial, count: counts.initial },
    read: (query, notify) => {
      const count = counts.read(query, notify);
      return { angle: anglesOf(count).read(query, notify), count };
    },
    write: ({ angle, count }) => [...anglesOf(count).write(angle), ...counts.write(count)],
  };
}

/** As in "0h120-2c.1ln.05": marker, channels and values; `n` is the minus sign, as in colors. */
function writeChannels(list: readonly Channels[]): string {
  return list
    .flatMap((channels, index) => {
      const texts = LETTERS.flatMap((letter) => {
        const value = channels[letter];
        return value === undefined ? [] : [letter + writeNumber(value)];
      });
      return texts.length > 0 ? [index.toString(36) + texts.join("")] : [];
    })
    .join("-");
}

/** Undefined for invalid text. `limits` gives the allowed range of a channel; a channel without limits is refused. */
function readChannels(
  text: string,
  count: number,
  limits: (index: number, channel: Channel) => readonly [min: number, max: number] | null,
): Channels[] | undefined {
  const list = blank(count);
  for (const part of text.slice(0, 1000).split("-")) {
    const [, place = "", body = ""] = PART.exec(part) ?? [];
    const index = Number.parseInt(place, 36);
    if (place === "" || index >= count) return undefined;
    for (const [, letter, digits = ""] of body.matchAll(CHANNEL)) {
      const channel = letter as Channel;
      const value = round(Number(digits.replace("n", "-")), channel === "h" ? 2 : 4);
      const [min, max] = limits(index, channel) ?? [1, 0];
      if (!(value >= min && value <= max)) return undefined;
      list[index] = { ...list[index], [channel]: value };
    }
  }
  return list;
}
