import { color, colors, toOpaque } from "#app/tools/color-fields.ts";
import { constant, type Field, field, flag, group, number, unusual, word } from "#app/tools/fields.ts";
import { MODE_NAMES } from "#app/tools/mode-names.ts";
import { partlyUnreadable, unreadable } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { MAX_STEPS, MIN_STEPS, MODES } from "#color/ramp.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import {
  defaultSteps,
  initial,
  KIND_WORDS,
  KINDS,
  type Kind,
  MAX_CHROMA_PERCENT,
  MAX_COLORS,
  MAX_PINS,
  type Pin,
  type State,
  tidyDrift,
} from "./state.ts";

const nearest = { isRounded: true, isClamped: true };
const { chroma } = initial;

export const model = defineModel(
  group<State>({
    colors: colors("c", initial.colors, { min: 1, max: MAX_COLORS, isOpaque: true, formKey: "c" }),
    kind: word("kind", initial.kind, KINDS, { what: "type of scale", nameOf: (kind) => KIND_WORDS[kind].name }),
    steps: ({ kind }) => stepsField(kind),
    mode: word("m", initial.mode, MODES, { what: "mode", nameOf: (mode) => MODE_NAMES[mode] }),
    hue: word("h", initial.hue, ["constant", "shifted"], { what: "hue handling" }),
    baseStep: ({ steps }) => number("b", initial.baseStep, { min: 0, max: steps - 1, isPlace: true, ...nearest }),
    pins: ({ colors, steps }) => pinsField(colors.length, steps),
    drift: field("drift", initial.drift, {
      read: (text) => {
        const drift = readDrift(text);
        const tidied = drift && tidyDrift(drift);
        return String(tidied) === String(drift) ? tidied : undefined;
      },
      fallback: (text) => tidyDrift(readDrift(text) ?? initial.drift),
      write: (drift) =>
        drift === "natural" ? "" : drift.map((degrees) => String(degrees).replace("-", "n")).join("~"),
      notice: (text, used) => unreadable("hue drift", text, used === "natural" ? used : used.join(", ")),
    }),
    chroma: group({
      amount: number("ca", chroma.amount, { min: 0, max: MAX_CHROMA_PERCENT, unit: "percent chroma", ...nearest }),
      light: number("cl", chroma.light, { min: 0, max: 100, unit: "percent chroma in light steps", ...nearest }),
      dark: number("cd", chroma.dark, { min: 0, max: 100, unit: "percent chroma in dark steps", ...nearest }),
    }),
    isDark: flag("dark", initial.isDark, "dark page"),
    background: color("bg", initial.background, { isOpaque: true, what: "background color" }),
    measure: word("by", initial.measure, ["wcag", "apca"], { what: "contrast measure" }),
    isAligned: flag("a", initial.isAligned, "equal lightness"),
    against: ({ steps }) => number("on", initial.against, { min: 0, max: steps - 1, isPlace: true, ...nearest }),
  }),
);

function stepsField(kind: Kind): Field<number> {
  const usual = defaultSteps(kind);
  if (kind === "radix") return constant(usual);
  return number("n", usual, { min: MIN_STEPS, max: MAX_STEPS, unit: "steps", ...nearest });
}

/** `2.5.0d6986` pins that color to the fifth step of the second scale. */
function pinsField(scales: number, steps: number): Field<readonly Pin[]> {
  return {
    initial: initial.pins,
    read: (query, notify) => {
      const pins: Pin[] = [];
      const bad: string[] = [];
      for (const text of (query.get("p") ?? "").slice(0, 2048).split("-").filter(Boolean)) {
        const pin = readPin(text);
        const isNew = !pins.some(({ scale, step }) => scale === pin?.scale && step === pin.step);
        const fits = pin && pin.scale < scales && pin.step < steps && pins.length < MAX_PINS;
        if (fits && isNew) pins.push({ ...pin, color: toOpaque(pin.color, notify) });
        else bad.push(text);
      }
      if (bad.length > 0) notify(partlyUnreadable("pinned colors", bad));
      return pins;
    },
    write: (pins) =>
      unusual("p", pins.map(({ scale, step, color }) => `${scale + 1}.${step + 1}.${writeColor(color)}`).join("-")),
  };
}

function readPin(text: string): Pin | null {
  const [, scale, step, colorText = ""] = /^(\d{1,2})\.(\d{1,2})\.(.+)$/.exec(text) ?? [];
  const color = readColor(colorText);
  const isCounted = Number(scale) >= 1 && Number(step) >= 1;
  return color && isCounted ? { scale: Number(scale) - 1, step: Number(step) - 1, color } : null;
}

function readDrift(text: string): State["drift"] | undefined {
  if (text === "natural") return text;
  if (text === "none") return [0, 0];
  const [, light, dark] = /^(n?\d{1,3})~(n?\d{1,3})$/.exec(text) ?? [];
  return light && dark ? [Number(light.replace("n", "-")), Number(dark.replace("n", "-"))] : undefined;
}
