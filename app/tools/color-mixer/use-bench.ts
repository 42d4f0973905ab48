import { useState } from "react";
import { useCode } from "#app/late/late-code.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import type { Hex } from "#color/color.ts";
import { blendAny, pigmentCode } from "./blend-any.ts";
import type { FoundRecipe } from "./find-recipe.ts";
import { colorOf, model } from "./model.ts";
import { colorsToBlend, type State } from "./state.ts";

/** What the server gives: the mixture, the names of all colors it shows, and the recipe for the target of the address. */
export type PageData = Loaded<State> & {
  readonly names: FoundNames;
  readonly hex: Hex | null;
  readonly recipe: FoundRecipe | null;
};

export type Bench = ReturnType<typeof useBench>;

export function useBench(data: PageData) {
  const controls = useTool(model, data);
  const { state } = controls;
  const pigment = usePigment();
  const findName = useColorNames(data.names, { isEager: true });
  const [announced, announce] = useState("");
  const nameOf = (hex: Hex) => findName(colorOf(hex));
  return {
    controls,
    state,
    used: colorsToBlend(state),
    /** Null while the spectra of paints are not there. */
    hex: blendAny(state.baseColors, state.activeMode) ?? (state === data.state ? data.hex : null),
    pigment,
    /** "" while it is not known. */
    nameOf,
    /** "Yellow": what a base color is called; the hex while no name is known. */
    labelOf: (hex: Hex) => PLAIN_NAMES[hex] ?? (nameOf(hex) || hex),
    /** The line under the colors: what was refused, and why. "" is the usual hint. */
    announced,
    announce,
  };
}

/** Draws again when the spectra have come. */
function usePigment() {
  const isThere = useCode(pigmentCode) !== null;
  const [hasFailed, setHasFailed] = useState(false);
  const retry = () => void pigmentCode.load().then((loaded) => setHasFailed(loaded === null));
  useOnMount(retry);
  return { isThere, hasFailed, retry };
}

/** Their usual names. The list of names has other words for some. */
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
