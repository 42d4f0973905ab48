import { readColorList } from "#app/tools/read-color-list.ts";
import type { Loaded, ToolModel } from "#app/tools/tool-model.ts";
import { MAX_COLORS, MIN_COLORS } from "#color/generate/request.ts";
import { readColor, writeColor, writeColors } from "#color/text/address.ts";
import { readConstraints, writeConstraints } from "./address-constraints.ts";
import { readLocks, writeLocks } from "./address-locks.ts";
import { readNumber } from "./address-number.ts";
import { hasEngine } from "./engine.ts";
import { generate } from "./generate.ts";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "./setting-words.ts";
import { DEFAULT_BOLDNESS, DEFAULT_COUNT, freeSlot, initial, opaque, type State } from "./state.ts";

const initialColors = initial.slots.map(({ color }) => color);
const SEED = /^[a-z0-9]{1,8}$/;
/** Short forms that people may write by hand. */
const HARMONY_WORDS: Record<string, string> = { triad: "triadic", complement: "complementary", mono: "monochromatic" };

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams): Loaded<State> {
  const notices: string[] = [];
  const settings = readSettings(query, notices);
  const list = query.get("c");
  if (list === null && settings.seed !== "" && hasEngine()) {
    const asked = readNumber(query.get("n"), { min: MIN_COLORS, max: MAX_COLORS, step: 1 });
    const count = asked ?? DEFAULT_COUNT;
    if (asked === null && query.has("n"))
      notices.push(`A palette has ${MIN_COLORS} to ${MAX_COLORS} colors, so ${DEFAULT_COUNT} stand here.`);
    const slots = Array.from({ length: count }, (_, index) => freeSlot(initialColors[index % DEFAULT_COUNT] ?? WHITE));
    const drawn = generate({ ...settings, slots }, settings.seed);
    return { state: { ...drawn, slots: readLocks(query.get("l"), drawn.slots, notices) }, notices };
  }
  const { colors, notices: said } = readColorList(list, initialColors, { min: MIN_COLORS, max: MAX_COLORS });
  notices.unshift(...said);
  if (colors.some(({ alpha }) => alpha !== 1)) notices.push("A palette is opaque, so the transparency is left out.");
  const slots = colors.map((color) => freeSlot(opaque(color)));
  return { state: { ...settings, slots: readLocks(query.get("l"), slots, notices) }, notices };
}

function write(state: State): URLSearchParams {
  const { slots, seed, harmony, mode, hue, boldness, constraints, background } = state;
  const query = new URLSearchParams();
  const put = (key: string, text: string, isInitial = text === "") => isInitial || query.set(key, text);
  const colors = writeColors(slots.map(({ color }) => color));
  // With a seed and no colors an address asks for a new palette.
  put("c", colors, seed === "" && colors === writeColors(initialColors));
  put("l", writeLocks(slots));
  put("s", seed);
  put("h", harmony, harmony === initial.harmony);
  put("m", mode, mode === initial.mode);
  put("hue", hue, hue === initial.hue);
  put("b", String(boldness), boldness === DEFAULT_BOLDNESS);
  writeConstraints(constraints, query);
  put("bg", writeColor(background), writeColor(background) === writeColor(initial.background));
  return query;
}

function readSettings(query: URLSearchParams, notices: string[]): State {
  const word = (query.get("h") ?? initial.harmony).toLowerCase();
  const harmony = HARMONY_OPTIONS.find(({ value }) => value === (HARMONY_WORDS[word] ?? word))?.value;
  if (!harmony) notices.push(`${quoted(word)} is no harmony we know, so it is left to the generator.`);
  const modeWord = (query.get("m") ?? initial.mode).toLowerCase();
  const mode = MODE_OPTIONS.find(({ value }) => value === modeWord)?.value;
  if (!mode) {
    const modes = MODE_OPTIONS.map(({ value }) => value).join(", ");
    notices.push(`${quoted(modeWord)} is no mode of this tool. It takes ${modes}; ${initial.mode} is used.`);
  }
  const hue = query.get("hue") ?? initial.hue;
  const isHue = hue === "constant" || hue === "shifted";
  if (!isHue) notices.push(`${quoted(hue)} is no way to handle hue. It is constant or shifted; constant is used.`);
  const seed = query.get("s") ?? "";
  const isSeed = seed === "" || SEED.test(seed);
  if (!isSeed) notices.push(`${quoted(seed)} is no seed: up to 8 letters a–z and figures.`);
  const boldness = readNumber(query.get("b"), { min: 0, max: 100, step: 1 });
  if (boldness === null && query.has("b")) notices.push("How bold the palette is could not be read: 0 to 100 percent.");
  const background = readColor(query.get("bg") ?? "");
  if (!background && query.has("bg")) notices.push("The background could not be read as a color, so it is white.");
  return {
    ...initial,
    seed: isSeed ? seed : "",
    harmony: harmony ?? initial.harmony,
    mode: mode ?? initial.mode,
    hue: isHue ? hue : initial.hue,
    boldness: boldness ?? initial.boldness,
    constraints: readConstraints(query, notices),
    background: background ? opaque(background) : initial.background,
  };
}

const WHITE = initial.background;

function quoted(text: string) {
  return `“${text.slice(0, 40)}”`;
}
