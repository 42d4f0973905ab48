import type { Hex } from "#color/color.ts";

/** Their usual names. The list of names has other words for some. */
export const PLAIN_NAMES: Readonly<Record<Hex, string>> = {
  "#FF0000": "Red",
  "#FFA500": "Orange",
  "#FFFF00": "Yellow",
  "#008000": "Green",
  "#00FF00": "Green",
  "#0000FF": "Blue",
  "#4B0082": "Indigo",
  "#EE82EE": "Violet",
  "#FFFFFF": "White",
  "#000000": "Black",
  "#808080": "Gray",
  "#FE2712": "Red",
  "#FEFE33": "Yellow",
  "#0247FE": "Blue",
  "#009FE3": "Cyan",
  "#E6007E": "Magenta",
  "#FFED00": "Yellow",
  "#1D1D1B": "Black",
};
