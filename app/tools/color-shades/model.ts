import { readColorList } from "#app/tools/read-color-list.ts";
import type { ToolModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { isMode } from "#color/ramp.ts";
import { readColor, writeColor, writeColors } from "#color/text/address.ts";
import { defaultSteps, isKind } from "./kinds.ts";
import { initial, MAX_COLORS, type Pin, type State, tidy } from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams) {
  const { colors, notices } = readBases(query);
  const kindText = query.get("kind") ?? initial.kind;
  const kind = isKind(kindText) ? kindText : initial.kind;
  if (kind !== kindText) notices.push("This address asks for a kind of scale that there is not.");
  const modeText = query.get("m") ?? initial.mode;
  if (!isMode(modeText)) notices.push("This address asks for a mode that there is not.");
  const hueText = query.get("h") ?? initial.hue;
  if (hueText !== "constant" && hueText !== "shifted") notices.push("The hue can be constant or shifted.");
  const stepsText = query.get("n");
  const steps = numberOf(stepsText);
  const bgText = query.get("bg");
  const background = bgText ? readColor(bgText) : null;
  if (bgText && !background) notices.push(`“${bgText.slice(0, 40)}” could not be read as a background.`);
  const { pins, hasBad } = readPins(query.get("p"));
  const { chroma } = initial;
  const asked: State = {
    colors,
    kind,
    steps: steps ?? defaultSteps(kind),
    mode: isMode(modeText) ? modeText : initial.mode,
    hue: hueText === "shifted" ? "shifted" : "constant",
    baseStep: fromOne(readNumber(query, "b", "The place of the color", notices)),
    pins,
    drift: readDrift(query.get("drift"), notices),
    chroma: {
      amount: readNumber(query, "ca", "The amount of chroma", notices) ?? chroma.amount,
      light: readNumber(query, "cl", "The chroma of light steps", notices) ?? chroma.light,
      dark: readNumber(query, "cd", "The chroma of dark steps", notices) ?? chroma.dark,
    },
    isDark: query.get("dark") === "1",
    background,
    measure: query.get("by") === "apca" ? "apca" : "wcag",
    isAligned: query.get("a") === "1",
    against: fromOne(readNumber(query, "on", "The step to contrast with", notices)) ?? 0,
  };
  const state = tidy(asked);
  if (stepsText && (steps === null || (state.steps !== steps && kind !== "radix"))) {
    notices.push(`A scale has 3 to 20 steps, so these are ${state.steps}.`);
  }
  if (hasBad || state.pins.length < pins.length)
    notices.push("Not every pinned color of this address has a place here.");
  return { state, notices };
}

function write(state: State): URLSearchParams {
  const { colors, kind, steps, baseStep, pins, drift, chroma, background, against } = state;
  const parts: [string, string | null, string?][] = [
    ["c", writeColors(colors), writeColors(initial.colors)],
    ["kind", kind, initial.kind],
    ["n", String(steps), String(defaultSteps(kind))],
    ["m", state.mode, initial.mode],
    ["h", state.hue, initial.hue],
    ["b", baseStep === null ? null : String(baseStep + 1)],
    ["p", pins.map(writePin).join("-"), ""],
    ["drift", drift === "natural" ? null : drift.map((degrees) => String(degrees).replace("-", "n")).join("~")],
    ["ca", String(chroma.amount), String(initial.chroma.amount)],
    ["cl", String(chroma.light), String(initial.chroma.light)],
    ["cd", String(chroma.dark), String(initial.chroma.dark)],
    ["dark", state.isDark ? "1" : null],
    ["bg", background && writeColor(background)],
    ["by", state.measure, initial.measure],
    ["a", state.isAligned ? "1" : null],
    ["on", String(against + 1), "1"],
  ];
  return new URLSearchParams(
    parts.flatMap(([key, value, usual]) => (value === null || value === usual ? [] : [[key, value]])),
  );
}

/** One list, or one field for each color from the form that works without JavaScript. */
function readBases(query: URLSearchParams): { colors: readonly Color[]; notices: string[] } {
  const texts = query.getAll("c").filter((text) => text.trim() !== "");
  const whole = texts.map(readColor);
  if (whole.length > 0 && whole.length <= MAX_COLORS && whole.every((color) => color !== null)) {
    return { colors: whole, notices: [] };
  }
  return readColorList(texts.length > 0 ? texts.join("-") : null, initial.colors, { min: 1, max: MAX_COLORS });
}

/** `2.5.0d6986`: in the second scale the fifth step. */
function writePin({ scale, step, color }: Pin): string {
  return `${scale + 1}.${step + 1}.${writeColor(color)}`;
}

function readPins(text: string | null): { pins: Pin[]; hasBad: boolean } {
  const pins = (text ?? "").slice(0, 2048).split("-").filter(Boolean).map(readPin);
  return { pins: pins.filter((pin) => pin !== null), hasBad: pins.includes(null) };
}

function readPin(text: string): Pin | null {
  const [, scale, step, colorText = ""] = /^(\d{1,2})\.(\d{1,2})\.(.+)$/.exec(text) ?? [];
  const color = readColor(colorText);
  const isCounted = Number(scale) >= 1 && Number(step) >= 1;
  return color && isCounted ? { scale: Number(scale) - 1, step: Number(step) - 1, color } : null;
}

function readDrift(text: string | null, notices: string[]): State["drift"] {
  if (!text || text === "natural") return "natural";
  if (text === "none") return [0, 0];
  const [, light, dark] = /^(n?\d{1,3})~(n?\d{1,3})$/.exec(text) ?? [];
  if (light && dark) return [Number(light.replace("n", "-")), Number(dark.replace("n", "-"))];
  notices.push("The drift of the hue can be natural, none, or two numbers of degrees as in n10~15.");
  return "natural";
}

function readNumber(query: URLSearchParams, key: string, what: string, notices: string[]): number | null {
  const text = query.get(key);
  const value = numberOf(text);
  if (text?.trim() && value === null) notices.push(`${what} must be a number, so the usual one was taken.`);
  return value;
}

function numberOf(text: string | null): number | null {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** The address counts from 1. */
function fromOne(value: number | null): number | null {
  return value === null ? null : value - 1;
}
