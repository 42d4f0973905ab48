import { type BaseColor, counted, INITIAL } from "./state.ts";

export type BaseSet = { readonly id: string; readonly label: string; readonly colors: readonly BaseColor[] };

/** Each begins with a mixture that shows what it is about. */
export const BASE_SETS: readonly BaseSet[] = [
  { id: "rainbow", label: "Rainbow", colors: INITIAL.baseColors },
  {
    id: "ryb",
    label: "Painters’ red, yellow, blue",
    colors: counted({ "#FE2712": 0, "#FEFE33": 1, "#0247FE": 1, "#FFFFFF": 0, "#000000": 0 }),
  },
  {
    id: "cmyk",
    label: "Printing inks, CMYK",
    // About as they look on coated paper: no screen color is exactly an ink.
    colors: counted({ "#009FE3": 1, "#E6007E": 0, "#FFED00": 1, "#1D1D1B": 0, "#FFFFFF": 0 }),
  },
  { id: "rgb", label: "Light: red, green, blue", colors: counted({ "#FF0000": 1, "#00FF00": 1, "#0000FF": 0 }) },
];

/** The set whose colors stand in the mixer, whatever their parts. */
export function setOf(baseColors: readonly BaseColor[]): BaseSet | undefined {
  const text = (colors: readonly BaseColor[]) => colors.map(({ color }) => color).join();
  return BASE_SETS.find(({ colors }) => text(colors) === text(baseColors));
}
