import type { Loaded, ToolModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { RANDOM_STYLES } from "#color/generate/random-styles.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { cleanWord, trimEnd } from "./changes.ts";
import { initial, MAX_CHROMA_HUNDREDTHS, MAX_COUNT, MAX_DELTA_E, MIN_COUNT, RATIOS, type State } from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

const SEED = /^[a-z0-9]{1,16}$/;
/** Stands in a list for a color that the seed draws. */
const FREE = "x";
const SHOWN_CHARS = 40;

/** Without a seed an address stands for no colors, and each visit gets its own. */
export function hasSeed(query: URLSearchParams) {
  return query.has("s") || query.has("seed");
}

function read(query: URLSearchParams): Loaded<State> {
  const notices: string[] = [];
  const seedText = (query.get("s") ?? query.get("seed") ?? initial.seed).trim().toLowerCase();
  const isSeed = SEED.test(seedText);
  if (!isSeed) notices.push("A seed is 1 to 16 letters and digits, so the usual one was taken.");
  const fixed = readFixed(query.get("c"), notices);
  const asked = readWhole(query.get("n"), [MIN_COUNT, MAX_COUNT], initial.count, "The number of colors", notices);
  const count = Math.max(asked, fixed.length);
  const style = query.get("style") ?? initial.style;
  const known = RANDOM_STYLES.find((one) => one === style);
  if (!known) notices.push(`${quote(style)} is no style we know.`);
  const gamut = query.get("g");
  if (gamut !== null && gamut !== "p3") notices.push("The gamut can be p3, or is left out for sRGB.");
  const state: State = {
    seed: isSeed ? seedText : initial.seed,
    count,
    style: known ?? initial.style,
    word: cleanWord(query.get("named") ?? ""),
    hueArc: readPair(query.get("h"), 359, "hues", notices),
    lightness: readBand(query.get("l"), 100, "lightness", notices) ?? initial.lightness,
    chroma: readBand(query.get("ch"), MAX_CHROMA_HUNDREDTHS, "chroma", notices) ?? initial.chroma,
    minDeltaE: readWhole(query.get("d"), [0, MAX_DELTA_E], initial.minDeltaE, "The least distance", notices),
    contrast: readContrast(query, notices),
    isColorBlindSafe: query.get("safe") === "1",
    gamut: gamut === "p3" ? "display-p3" : "srgb",
    fixed,
    kept: readKept(query.get("k"), count, notices) ?? placesOf(fixed),
  };
  return { state, notices };
}

function write(state: State): URLSearchParams {
  const { contrast, fixed, kept } = state;
  const bands = { l: state.lightness, ch: state.chroma } as const;
  const usual = { l: initial.lightness, ch: initial.chroma } as const;
  const isFixedKept = placesOf(fixed).join() === kept.join();
  const parts: [string, string, string][] = [
    ["s", state.seed, ""], // never left out, or others would see other colors
    ["n", String(state.count), String(initial.count)],
    ["style", state.style, initial.style],
    ["named", state.word, ""],
    ["h", state.hueArc?.join("-") ?? "", ""],
    ["l", bands.l.join("-"), usual.l.join("-")],
    ["ch", bands.ch.join("-"), usual.ch.join("-")],
    ["d", String(state.minDeltaE), "0"],
    ["on", contrast ? writeColor(contrast.color) : "", ""],
    ["ratio", contrast ? String(contrast.ratio) : "", contrast ? "4.5" : ""],
    ["safe", state.isColorBlindSafe ? "1" : "", ""],
    ["g", state.gamut === "srgb" ? "" : "p3", ""],
    ["c", fixed.map((color) => (color ? writeColor(color) : FREE)).join("-"), ""],
    ["k", isFixedKept ? "" : kept.map((index) => index + 1).join("-") || "0", ""],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, left]) => (value === left ? [] : [[key, value]])));
}

function readFixed(text: string | null, notices: string[]): readonly (Color | null)[] {
  if (text === null) return [];
  const bad: string[] = [];
  const parts = text.split("-").filter((part) => part.trim() !== "");
  const colors = parts.slice(0, MAX_COUNT).map((part) => {
    if (part === FREE) return null;
    const color = readColor(part);
    if (!color) bad.push(quote(part));
    return color && { ...color, alpha: 1 };
  });
  if (bad.length > 0) {
    notices.push(
      `${bad.slice(0, 3).join(", ")}${bad.length > 3 ? ` and ${bad.length - 3} more` : ""} could not be read as a color.`,
    );
  }
  if (parts.length > MAX_COUNT) notices.push(`Of ${parts.length} colors the first ${MAX_COUNT} are shown.`);
  return trimEnd(colors);
}

function readKept(text: string | null, count: number, notices: string[]): readonly number[] | null {
  if (text === null) return null;
  const places = text.split("-").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) - 1 : Number.NaN));
  if (places.some((place) => !(place >= -1 && place < count))) notices.push("A lock of this address has no color.");
  return [...new Set(places.filter((place) => place >= 0 && place < count))].sort((a, b) => a - b);
}

function readContrast(query: URLSearchParams, notices: string[]): State["contrast"] {
  const text = query.get("on");
  if (!text) return null;
  const color = readColor(text);
  if (!color) {
    notices.push(`${quote(text)} could not be read as a color, so no contrast is asked for.`);
    return null;
  }
  const asked = query.get("ratio") ?? "4.5";
  const ratio = RATIOS.find((known) => String(known) === asked);
  if (!ratio) notices.push(`The contrast can be ${RATIOS.join(", ")}; 4.5 was taken.`);
  return { color: { ...color, alpha: 1 }, ratio: ratio ?? 4.5 };
}

function readBand(text: string | null, most: number, name: string, notices: string[]) {
  const pair = readPair(text, most, name, notices);
  return pair && ([Math.min(...pair), Math.max(...pair)] as const);
}

/** "20-140", whole numbers from 0. */
function readPair(text: string | null, most: number, name: string, notices: string[]) {
  if (text === null) return null;
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined && Number(from) <= most && Number(to) <= most) {
    return [Number(from), Number(to)] as const;
  }
  notices.push(`The band of ${name} is two whole numbers from 0 to ${most}, as in 20-40.`);
  return null;
}

function readWhole(
  text: string | null,
  [least, most]: readonly [number, number],
  usual: number,
  what: string,
  notices: string[],
): number {
  if (text === null || text.trim() === "") return usual;
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  notices.push(`${what} can be ${least} to ${most}.`);
  return Number.isNaN(value) ? usual : Math.min(most, Math.max(least, value));
}

function placesOf(fixed: readonly (Color | null)[]): readonly number[] {
  return fixed.flatMap((color, index) => (color ? [index] : []));
}

function quote(text: string): string {
  return `“${text.slice(0, SHOWN_CHARS)}”`;
}
