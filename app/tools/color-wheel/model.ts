import { readColorList } from "#app/tools/read-color-list.ts";
import type { ToolModel } from "#app/tools/tool-model.ts";
import { clamp } from "#color/clamp.ts";
import { WHEELS, type Wheel } from "#color/harmony/harmony.ts";
import { readColor, writeColors } from "#color/text/address.ts";
import { readChannels, writeChannels } from "./address-channels.ts";
import { blank, setNeutral } from "./changes.ts";
import { RIM_CHROMA, round } from "./polar.ts";
import { angleLimits, findRule, MAX_COLORS, MIN_COLORS, type Rule, ruleOf } from "./rules.ts";
import { initial, type State } from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams) {
  const notices: string[] = [];
  const { rule, colors } = readColors(query, notices);
  const wheel = WHEELS.find((known) => known === (query.get("w") ?? initial.wheel)) ?? initial.wheel;
  if (query.has("w") && wheel !== query.get("w")) notices.push("This address asks for a wheel that there is not.");
  const count =
    rule.id === "custom"
      ? colors.length
      : clamp(Math.round(readNumber(query.get("n"), rule.natural)), rule.least, MAX_COLORS);
  const { min, max, usual } = angleLimits(rule, count);
  const angle = clamp(round(readNumber(query.get("a"), Math.min(usual, max)), 1), min, max);
  const state: State = {
    colors,
    rule: rule.id,
    wheel,
    angle,
    count,
    isEqual: query.get("e") === "1",
    pins: readLocks(query.get("l"), count, wheel, notices),
    tweaks: readTweaks(query.get("d"), count, rule, notices),
    neutral: setNeutral(initial, {
      tint: readNumber(query.get("t"), initial.neutral.tint),
      steps: readNumber(query.get("s"), initial.neutral.steps),
    }).neutral,
  };
  return { state, notices };
}

function write(state: State): URLSearchParams {
  const rule = ruleOf(state.rule);
  const isCustom = rule.id === "custom";
  const { usual, max } = angleLimits(rule, state.count);
  const parts: [string, string, string][] = [
    ["c", writeColors(state.colors), isCustom ? "" : writeColors(initial.colors)],
    ["h", rule.id, isCustom ? rule.id : initial.rule],
    ["w", state.wheel, initial.wheel],
    ["a", String(state.angle), String(Math.min(usual, max))],
    ["n", String(state.count), String(isCustom ? state.count : rule.natural)],
    ["e", state.isEqual ? "1" : "", ""],
    ["l", writeChannels(state.pins), ""],
    ["d", writeChannels(state.tweaks), ""],
    ["t", String(state.neutral.tint), String(initial.neutral.tint)],
    ["s", String(state.neutral.steps), String(initial.neutral.steps)],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, usualValue]) => (value === usualValue ? [] : [[key, value]])));
}

/** Several colors stand free, unless the address names a rule, which makes all from the first. */
function readColors(query: URLSearchParams, notices: string[]) {
  const text = query.get("c");
  // A form sends any CSS color, in which a minus is no separator.
  const single = text === null ? null : readColor(text);
  const list = single
    ? { colors: [single], notices: [] }
    : readColorList(text, initial.colors, { min: 1, max: MAX_COLORS });
  notices.push(...list.notices);
  const wanted = query.get("h");
  const named = findRule(wanted);
  if (wanted !== null && !named) notices.push("This address asks for a rule that there is not.");
  const isMany = list.colors.length >= MIN_COLORS;
  const rule = named ?? (isMany ? ruleOf("custom") : ruleOf(initial.rule));
  if (rule.id === "custom") {
    if (isMany) return { rule, colors: list.colors };
    notices.push("A wheel without a rule needs two colors, so a triad of the one stands here.");
    return { rule: ruleOf(initial.rule), colors: list.colors };
  }
  if (isMany) notices.push("A rule makes all colors from one, so only the first one counts.");
  return { rule, colors: list.colors.slice(0, 1) };
}

function readLocks(text: string | null, count: number, wheel: Wheel, notices: string[]) {
  const limits = { h: [0, 359.99], c: [0, RIM_CHROMA[wheel]], l: [0, 1] } as const;
  const list = text === null || text === "" ? blank(count) : readChannels(text, count, (_, channel) => limits[channel]);
  if (!list) notices.push("The locks of this address could not be read.");
  return list ?? blank(count);
}

/** The base is what it is, and free colors have no rule to differ from. */
function readTweaks(text: string | null, count: number, rule: Rule, notices: string[]) {
  const limitsOf = (index: number, channel: string) =>
    index === 0 || channel === "h" || rule.id === "custom" ? null : ([-1, 1] as const);
  const list = text === null || text === "" ? blank(count) : readChannels(text, count, limitsOf);
  if (!list) notices.push("What was changed by hand could not be read from this address.");
  return list ?? blank(count);
}

function readNumber(text: string | null, fallback: number): number {
  const value = text === null || text.trim() === "" ? fallback : Number(text);
  return Number.isFinite(value) ? value : fallback;
}
