import { type Field, field, flag, group, mapped, number, type Range, range, readNumber } from "#app/tools/fields.ts";
import { gamutField } from "#app/tools/gamut-field.ts";
import { unreadable } from "#app/tools/notices.ts";
import { type Constraints, type ContrastRole, NO_CONSTRAINTS } from "#color/generate/request.ts";
import { MAX_DELTA_E, MAX_RATIO, MAX_ROLES } from "./state.ts";

const RATIO_STEP = 0.1;
const RATIO = { min: 1, max: MAX_RATIO, step: RATIO_STEP, isRounded: true };
const MAX_PAIRS = 66;
const ROLE = /^([0-9ab])([0-9ab])x([\d.]+)$/;
const { contrast, lightness, chroma } = NO_CONSTRAINTS;

/** Every rule that asks for something, under a key of its own. */
export const constraints = group<Constraints>({
  minDeltaE: number("de", NO_CONSTRAINTS.minDeltaE, { min: 0, max: MAX_DELTA_E, unit: "ΔE", isRounded: true }),
  contrast: group<Constraints["contrast"]>({
    ends: number("ends", contrast.ends, RATIO),
    neighbors: number("near", contrast.neighbors, RATIO),
    pairs: field("pairs", contrast.pairs, {
      read: readPairs,
      write: ({ count, ratio }) => `${count}x${ratio}`,
      notice: (text) => unreadable("contrast of pairs", text),
    }),
    roles: field("roles", contrast.roles, {
      read: readRoles,
      write: (roles) => roles.map(writeRole).join(","),
      notice: (text) => unreadable("contrast of two colors", text),
    }),
  }),
  lightness: band("light", lightness, "any lightness"),
  lightnessSpread: mapped(
    number("spread", 0, { min: 0, max: 100, unit: "percent", isRounded: true }),
    (percent) => percent / 100,
    hundredths,
  ),
  chroma: band("chroma", chroma, "any chroma"),
  hueArc: range("arc", NO_CONSTRAINTS.hueArc, { max: 359, used: "all hues", isArc: true }),
  isColorBlindSafe: flag("cvd", NO_CONSTRAINTS.isColorBlindSafe, "color blindness"),
  gamut: gamutField("gamut"),
});

/** Of 0 to 1 in the state, in hundredths in the address. */
function band(key: string, [from, to]: Range, used: string): Field<Range> {
  const usual: Range = [hundredths(from), hundredths(to)];
  return mapped(
    range(key, usual, { max: usual[1], used }),
    ([least, most]): Range => [least / 100, most / 100],
    ([least, most]): Range => [hundredths(least), hundredths(most)],
  );
}

function writeRole({ first, second, ratio }: ContrastRole) {
  return `${first.toString(36)}${second.toString(36)}x${ratio}`;
}

function readRoles(text: string): readonly ContrastRole[] | undefined {
  const roles = text.split(",", MAX_ROLES).map((part) => {
    const [, first = "", second = "", number = ""] = ROLE.exec(part) ?? [];
    const ratio = readRatio(number);
    return ratio === null || first === second ? null : { first: placeOf(first), second: placeOf(second), ratio };
  });
  return roles.every((role) => role !== null) ? roles : undefined;
}

function readPairs(text: string): Constraints["contrast"]["pairs"] | undefined {
  const [, count, ratioText = ""] = /^(\d{1,2})x([\d.]+)$/.exec(text) ?? [];
  const ratio = readRatio(ratioText);
  return ratio === null || !(Number(count) <= MAX_PAIRS) ? undefined : { count: Number(count), ratio };
}

function readRatio(text: string): number | null {
  const ratio = readNumber(text, RATIO_STEP);
  return ratio !== null && ratio >= RATIO.min && ratio <= RATIO.max ? ratio : null;
}

function placeOf(digit: string): number {
  return Number.parseInt(digit, 36);
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
