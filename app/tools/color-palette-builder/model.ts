import { color, colors } from "#app/tools/color-fields.ts";
import { constant, type Field, field, group, mapped, number, text, unusual, word } from "#app/tools/fields.ts";
import { MODE_NAMES } from "#app/tools/mode-names.ts";
import { notANumber, partlyUnreadable, unreadable } from "#app/tools/notices.ts";
import { places } from "#app/tools/place-fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { MAX_STEPS, MIN_STEPS, MODES, type RampKind } from "#color/ramp.ts";
import { editsField } from "./palette/edits-field.ts";
import {
  type Edit,
  initial,
  MAX_COLORS,
  measureOf,
  PAGES,
  type PaletteColor,
  plainColor,
  SHAPES,
  type Shape,
  type State,
  TARGET_LIMITS,
  tidyTarget,
} from "./palette/state.ts";

const MAX_NAMES_CHARACTERS = 2000;

type Counts = Readonly<Record<RampKind, number>>;

type Parts = Omit<State, "colors"> & {
  readonly bases: readonly Color[];
  readonly counts: readonly Counts[];
  readonly baseSteps: readonly (number | null)[];
  readonly pinned: readonly number[];
  readonly names: string;
  readonly edits: readonly (readonly Edit[])[];
};

/** `m`, `h` and `n` belong to the ramps; `s`, `k`, `t`, `b`, `on` and `bg` to the scales. */
export const model = defineModel(
  mapped<Parts, State>(
    group<Parts>({
      bases: colors("c", initial.colors.map(baseOf), { min: 1, max: MAX_COLORS, isOpaque: true }),
      view: word("v", initial.view, ["ramps", "scales"], { what: "view" }),
      mode: word("m", initial.mode, MODES, { what: "mode", nameOf: (mode) => MODE_NAMES[mode] }),
      hue: word("h", initial.hue, ["constant", "shifted"], { what: "hue handling" }),
      counts: ({ bases }) => countsField(bases.length),
      shape: word("s", initial.shape, SHAPES, { what: "shape of a scale" }),
      steps: number("k", initial.steps, { min: MIN_STEPS, max: MAX_STEPS, unit: "scale steps", isClamped: true }),
      targets: ({ shape, steps }) => targetsField(shape, steps),
      page: word("on", initial.page, PAGES, { what: "page" }),
      background: color("bg", initial.background, { isOpaque: true, what: "background color" }),
      darkBackground: color("bgd", initial.darkBackground, { isOpaque: true, what: "dark background color" }),
      baseSteps: ({ bases, steps }) => baseStepsField(bases.length, steps),
      pinned: ({ bases }) => places("p", bases.length, "pins"),
      names: text("names", "", (given) => given.slice(0, MAX_NAMES_CHARACTERS)),
      edits: ({ counts, steps }) => editsField(counts, steps),
    }),
    ({ bases, counts, baseSteps, pinned, names, edits, ...rest }) => ({
      ...rest,
      colors: bases.map((base, index) => ({
        ...plainColor(base, names.split(",")[index]),
        ...counts[index],
        isPinned: pinned.includes(index),
        baseStep: baseSteps[index] ?? null,
        edits: edits[index] ?? [],
      })),
    }),
    ({ colors: list, ...rest }) => ({
      ...rest,
      bases: list.map(baseOf),
      counts: list,
      baseSteps: list.map(({ baseStep }) => baseStep),
      pinned: list.flatMap(({ isPinned }, index) => (isPinned ? [index] : [])),
      names: list
        .map(({ name }) => name)
        .join()
        .replace(/,+$/, ""),
      edits: list.map(({ edits }) => edits),
    }),
  ),
);

function baseOf(one: PaletteColor): Color {
  return one.color;
}

/** "12" for all colors, or "12-10.5.8" color by color: tints, shades and tones. */
function countsField(length: number): Field<readonly Counts[]> {
  const { tints: usual } = plainColor(initial.background);
  return {
    initial: Array(length).fill({ tints: usual, shades: usual, tones: usual }),
    read: (query, notify) => {
      const readOne = (given: string) => {
        const value = /^\d{1,3}$/.test(given) ? Number(given) : usual;
        const used = clamp(value, MIN_STEPS, MAX_STEPS);
        if (String(used) !== String(Number(given)))
          notify(notANumber(given, { min: MIN_STEPS, max: MAX_STEPS }, `${used} steps`));
        return used;
      };
      const parts = (query.get("n") || String(usual)).slice(0, 200).split("-", length);
      const counts = parts.map((part) => {
        const [tints = "", shades = tints, tones = shades] = part.split(".");
        return { tints: readOne(tints), shades: readOne(shades), tones: readOne(tones) };
      });
      // The last entry also applies to all colors after it.
      return Array.from({ length }, (_, index) => counts[Math.min(index, counts.length - 1)] as Counts);
    },
    write: (counts) => unusual("n", writeCounts(counts), String(usual)),
  };
}

function writeCounts(counts: readonly Counts[]): string {
  const parts = counts.map(({ tints, shades, tones }) => {
    if (tones !== shades) return `${tints}.${shades}.${tones}`;
    return shades === tints ? String(tints) : `${tints}.${shades}`;
  });
  const last = parts.at(-1);
  const end = parts.findLastIndex((part) => part !== last) + 2;
  return parts.slice(0, end).join("-");
}

/** One target per column, if the shape has targets. */
function targetsField(shape: Shape, steps: number): Field<State["targets"]> {
  const measure = measureOf(shape);
  if (measure === null) return constant<State["targets"]>(null);
  const { min, max } = TARGET_LIMITS[measure];
  const parse = (given: string) => {
    const parts = given.slice(0, 300).split("-");
    const isGood = parts.length === steps && parts.every((part) => /^\d*\.?\d+$/.test(part));
    return isGood ? parts.map(Number) : undefined;
  };
  const tidy = (targets: number[] | undefined) => targets?.map((target) => tidyTarget(target, measure));
  const isInside = (target: number) => target >= min && target <= max;
  return field("t", initial.targets, {
    read: (given) => (parse(given)?.every(isInside) ? tidy(parse(given)) : undefined),
    fallback: (given) => tidy(parse(given)) ?? null,
    write: (targets) => targets?.join("-") ?? "",
    notice: (given, used) => unreadable("targets", given, used?.join(", ") ?? "the usual ones"),
  });
}

/** "3--5": the step of the scale that holds each color; empty if its lightness decides. */
function baseStepsField(length: number, steps: number): Field<readonly (number | null)[]> {
  const isStep = (given: string) => /^\d{1,2}$/.test(given) && Number(given) < steps;
  return {
    initial: Array(length).fill(null),
    read: (query, notify) => {
      const parts = (query.get("b") ?? "").slice(0, 99).split("-");
      const bad = parts.filter((part) => part !== "" && !isStep(part));
      if (bad.length > 0) notify(partlyUnreadable("base steps", bad));
      return Array.from({ length }, (_, index) => (isStep(parts[index] ?? "") ? Number(parts[index]) : null));
    },
    write: (list) => unusual("b", list.join("-").replace(/-+$/, "")),
  };
}
