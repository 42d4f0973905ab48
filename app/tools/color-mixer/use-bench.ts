import { useState } from "react";
import { useInlineCode } from "#app/late/use-late-code.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import type { Hex } from "#color/color.ts";
import { blendAny, pigmentCode } from "./blend-any.ts";
import type { FoundRecipe } from "./find-recipe.ts";
import { colorOf, model } from "./model.ts";
import { type BaseColor, colorsToBlend, type State } from "./state.ts";

/** Loader data: the mixture, the names of all colors on the page, and the recipe for the target in the address. */
export type PageData = Loaded<State> & {
  readonly names: FoundNames;
  readonly hex: Hex | null;
  readonly recipe: FoundRecipe | null;
};

export type Bench = ReturnType<typeof useBench>;

export function useBench(data: PageData) {
  const controls = useTool(model, data);
  const { state } = controls;
  // Renders again when the paint spectra have loaded.
  const pigment = useInlineCode(pigmentCode);
  useOnMount(pigment.wake);
  const findName = useColorNames(data.names, { isEager: true });
  const [message, setMessage] = useState<BaseColor & { text: string }>();
  const isCurrent = ({ color, count }: BaseColor) => color === message?.color && count === message.count;
  const nameOf = (hex: Hex) => findName(colorOf(hex));
  return {
    controls,
    state,
    used: colorsToBlend(state),
    /** Null while the paint spectra are loading. */
    hex: blendAny(state.baseColors, state.activeMode) ?? (state === data.state ? data.hex : null),
    pigment,
    /** "" until it is known. */
    nameOf,
    /** The name of a base color, such as "Yellow"; the hex until a name is known. */
    labelOf: (hex: Hex) => PLAIN_NAMES[hex] ?? (nameOf(hex) || hex),
    /** The line under the colors: what was refused, and why. "" shows the usual hint. */
    announced: (state.baseColors.some(isCurrent) && message?.text) || "",
    /** Shows the text for as long as the color has that count. */
    announce: (text: string, { color, count }: BaseColor) => setMessage({ text, color, count }),
  };
}

/** Common names of these colors; the list of names calls some of them something else. */
const PLAIN_NAMES: Readonly<Record<Hex, string>> = {
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
