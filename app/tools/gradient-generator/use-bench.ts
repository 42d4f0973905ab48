import { createContext, use, useState } from "react";
import { colorsOf } from "#app/frame/import/describe-import.ts";
import { lateCode } from "#app/late/late-code.ts";
import { runWith } from "#app/late/use-late-code.ts";
import type { Roll } from "#app/tools/palette-keys.ts";
import { takeColors } from "#app/tools/take-colors.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Color } from "#color/color.ts";
import { curveOf } from "#color/gradient/curve.ts";
import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
import { type GradientCode, printGradientCode } from "#color/gradient/print-css.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { printHex } from "#color/text/print.ts";
import { canMake } from "./can-make.ts";
import { addStop, hasRoom, recolor, reverse, setColors, widestGap } from "./changes.ts";
import { bakingOf, gradientOf, STOPS, type State } from "./state.ts";

/** `pasted` is the text sent by the form without JavaScript, and `problem` what is wrong with it. */
export type PageData = Loaded<State> & {
  readonly names: FoundNames;
  readonly pasted: string;
  readonly problem: string;
};

export type Bench = ReturnType<typeof useBenchOf>;

export function useBenchOf(controls: ToolControls<State>, names: FoundNames) {
  const { state } = controls;
  const [chosen, select] = useState(0);
  const findName = useColorNames(names, { isEager: true });
  return {
    drawn: drawState(state),
    controls,
    state,
    /** The stop that keys such as Delete act on. Not part of the state: links don't share it. */
    selected: Math.min(chosen, state.stops.length - 1),
    select,
    findName,
    /** "Color 2, Deep Lagoon". */
    label: (index: number) => {
      const { color } = state.stops[index] as State["stops"][number];
      return `Color ${index + 1}, ${findName(color) || printHex(color)}`;
    },
  };
}

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error("A part of the gradient is outside of its bench");
  return bench;
}

export type Drawn = {
  readonly state: State;
  readonly gradient: ShapedGradient;
  /** The color at a position from 0 to 1. */
  readonly at: (position: number) => Color;
  readonly code: GradientCode;
};

function drawState(state: State): Drawn {
  const gradient = gradientOf(state);
  return { state, gradient, at: curveOf(gradient, state), code: printGradientCode(gradient, bakingOf(state)) };
}

/** Style sheet declarations, fallback first, so that browsers that support the modern one use it. */
export function cssOf({ modern, fallback }: GradientCode): string {
  const lines = fallback === null ? [modern] : [fallback, modern];
  return lines.map((value) => `background: ${value};`).join("\n");
}

export const randomCode = lateCode(async () => {
  const [{ randomStops }, { randomSeed }] = await Promise.all([
    import("#color/gradient/random-stops.ts"),
    import("#color/generate/seed.ts"),
  ]);
  return { draw: (count: number) => randomStops(randomSeed(), count) };
});

export const pasteCode = lateCode(() => import("./take-pasted.ts"));

export function useGradientActions() {
  const { controls, state, select } = useBench();
  /** While the key is held, all random colors count as one undo step. */
  const random: Roll = async (key) => {
    const change = key && randomCode.get() ? controls.preview : controls.apply;
    if (key?.repeat && change === controls.apply) return;
    const colors = (await randomCode.load())?.draw(state.stops.length);
    if (colors) change(recolor, colors);
  };
  return {
    random,
    swap: () => controls.apply(reverse),
    add: () => {
      if (!hasRoom(state) || !canMake(state.stops.length + 1)) return;
      const { index, position } = widestGap(state);
      controls.apply(addStop, position);
      select(index);
    },
    /** Imported colors become the stops; a CSS gradient also brings its shape, positions and space. */
    take: (imported: ImportedPalette) => {
      const { gradient } = imported;
      if (gradient === undefined) return takeStops(controls, imported);
      runWith(pasteCode, "The gradient reader", ({ takeImported }) => {
        if (!takeImported(controls, gradient)) takeStops(controls, imported);
      });
    },
  };
}

function takeStops(controls: ToolControls<State>, imported: ImportedPalette) {
  if (canMake(colorsOf(imported).length)) takeColors({ controls, imported, change: setColors, most: STOPS.max });
}

/** If two handles overlap, the one that can still move is on top. */
export function layerOf(position: number, index: number, isSelected: boolean): number {
  if (isSelected) return 40;
  return position > 50 ? 30 - index : 10 + index;
}

/** Converts a share to percent, rounded to a tenth. */
export function tenth(share: number): number {
  return Math.round(share * 1000) / 10;
}
