import { type Constraints, type ContrastRole, MAX_CHROMA, NO_CONSTRAINTS } from "#color/generate/request.ts";
import { readPlace } from "./address-locks.ts";
import { readNumber, readPair, toStep } from "./address-number.ts";
import { MAX_DELTA_E, MAX_RATIO, MAX_ROLES } from "./state.ts";

const DELTA_E = { min: 0, max: MAX_DELTA_E, step: 1 };
const RATIO = { min: 1, max: MAX_RATIO, step: 0.1 };
const PERCENT = { min: 0, max: 100, step: 1 };
/** Hundredths of OKLCH chroma. */
const CHROMA = { min: 0, max: MAX_CHROMA * 100, step: 1 };
const DEGREES = { min: 0, max: 359, step: 1 };
const MOST_PAIRS = { min: 0, max: 66, step: 1 };
const ROLE = /^([0-9ab])([0-9ab])x([\d.]+)$/;
const { contrast: NO_CONTRAST } = NO_CONSTRAINTS;

/** Every rule that asks for something, under a key of its own. */
export function writeConstraints(constraints: Constraints, query: URLSearchParams) {
  const { minDeltaE, contrast, lightness, lightnessSpread, chroma, hueArc, isColorBlindSafe, gamut } = constraints;
  const put = (key: string, text: string | number, isAsked: boolean) => isAsked && query.set(key, String(text));
  const { pairs, ends, neighbors, roles } = contrast;
  put("de", minDeltaE, minDeltaE > 0);
  put("ends", ends, ends > 1);
  put("near", neighbors, neighbors > 1);
  put("pairs", `${pairs.count}x${pairs.ratio}`, pairs.count > 0 || pairs.ratio !== NO_CONTRAST.pairs.ratio);
  put("roles", roles.map(writeRole).join(","), roles.length > 0);
  put("light", writeBand(lightness), lightness[0] > 0 || lightness[1] < 1);
  put("spread", hundredths(lightnessSpread), lightnessSpread > 0);
  put("chroma", writeBand(chroma), chroma[0] > 0 || chroma[1] < MAX_CHROMA);
  put("arc", hueArc?.join("~") ?? "", hueArc !== null);
  put("cvd", 1, isColorBlindSafe);
  put("gamut", "p3", gamut === "display-p3");
}

/** Never throws; a rule that cannot be read asks for nothing, and a notice says which. */
export function readConstraints(query: URLSearchParams, notices: string[]): Constraints {
  const take = <T>(key: string, what: string, value: T | null, otherwise: T): T => {
    if (value === null && query.has(key)) notices.push(`The rule for ${what} could not be read, so it is off.`);
    return value ?? otherwise;
  };
  const number = (key: string, what: string, limits: typeof RATIO, otherwise: number) =>
    take(key, what, readNumber(query.get(key), limits), otherwise);
  const { pairs } = NO_CONTRAST;
  return {
    minDeltaE: number("de", "how far apart colors are", DELTA_E, 0),
    contrast: {
      ends: number("ends", "the contrast of darkest on lightest", RATIO, 1),
      neighbors: number("near", "the contrast of neighbors", RATIO, 1),
      pairs: take("pairs", "pairs with contrast", readPairs(query.get("pairs")), pairs),
      roles: take("roles", "two colors’ contrast", readRoles(query.get("roles")), []),
    },
    lightness: take("light", "lightness", readBand(query.get("light"), PERCENT), NO_CONSTRAINTS.lightness),
    lightnessSpread: number("spread", "the spread of lightness", PERCENT, 0) / 100,
    chroma: take("chroma", "chroma", readBand(query.get("chroma"), CHROMA), NO_CONSTRAINTS.chroma),
    hueArc: take("arc", "hues", readPair(query.get("arc"), DEGREES), null),
    isColorBlindSafe: take("cvd", "color blindness", readFlag(query.get("cvd")), false),
    gamut: take("gamut", "the gamut", readGamut(query.get("gamut")), NO_CONSTRAINTS.gamut),
  };
}

function writeRole({ first, second, ratio }: ContrastRole) {
  return `${first.toString(36)}${second.toString(36)}x${ratio}`;
}

function readRoles(text: string | null): readonly ContrastRole[] | null {
  const roles = (text ?? "").split(",", MAX_ROLES).map((part) => {
    const [, first, second, number] = ROLE.exec(part) ?? [];
    const ratio = readNumber(number, RATIO);
    return ratio === null || first === second ? null : { first: readPlace(first), second: readPlace(second), ratio };
  });
  return roles.every((role) => role !== null) ? roles : null;
}

function readPairs(text: string | null) {
  const [countText, ratioText, ...rest] = (text ?? "").split("x");
  const count = readNumber(countText, MOST_PAIRS);
  const ratio = readNumber(ratioText, RATIO);
  return count === null || ratio === null || rest.length > 0 ? null : { count, ratio };
}

function readBand(text: string | null, limits: typeof PERCENT): readonly [number, number] | null {
  const band = readPair(text, limits);
  return band && band[0] <= band[1] ? [band[0] / 100, band[1] / 100] : null;
}

function writeBand([least, most]: readonly [number, number]) {
  return `${hundredths(least)}~${hundredths(most)}`;
}

function hundredths(value: number) {
  return toStep(value * 100, 1);
}

function readFlag(text: string | null) {
  return text === "1" ? true : text === "0" ? false : null;
}

function readGamut(text: string | null) {
  return text === "p3" ? "display-p3" : text === "srgb" ? "srgb" : null;
}
