import { type BaseColor, INITIAL } from "./state.ts";

export type BaseSet = { readonly id: string; readonly label: string; readonly colors: readonly BaseColor[] };

/** Each begins with a mixture that shows what it is about. */
export const BASE_SETS: readonly BaseSet[] = [
  { id: "rainbow", label: "Rainbow", colors: INITIAL.baseColors },
  {
    id: "ryb",
    label: "Painters’ red, yellow, blue",
    colors: [
      { color: "#FE2712", count: 0 },
      { color: "#FEFE33", count: 1 },
      { color: "#0247FE", count: 1 },
      { color: "#FFFFFF", count: 0 },
      { color: "#000000", count: 0 },
    ],
  },
  {
    id: "cmyk",
    label: "Printing inks, CMYK",
    // About as they look on coated paper: no screen color is exactly an ink.
    colors: [
      { color: "#009FE3", count: 1 },
      { color: "#E6007E", count: 0 },
      { color: "#FFED00", count: 1 },
      { color: "#1D1D1B", count: 0 },
      { color: "#FFFFFF", count: 0 },
    ],
  },
  {
    id: "rgb",
    label: "Light: red, green, blue",
    colors: [
      { color: "#FF0000", count: 1 },
      { color: "#00FF00", count: 1 },
      { color: "#0000FF", count: 0 },
    ],
  },
];

/** The set whose colors stand in the mixer, whatever their parts. */
export function setOf(baseColors: readonly BaseColor[]): BaseSet | undefined {
  const text = (colors: readonly BaseColor[]) => colors.map(({ color }) => color).join();
  return BASE_SETS.find(({ colors }) => text(colors) === text(baseColors));
}
