import { POWERLESS_CHROMA } from "../kernel/oklab.ts";
import { HUE, plainNumber, type SpaceLabels } from "../space.ts";
import { polarSpace } from "./lch.ts";

/** OKLab in polar form. */
export const oklch = polarSpace("oklch", "oklab", POWERLESS_CHROMA);

export const oklchLabels: SpaceLabels<"oklch"> = {
  name: "OKLCH",
  channels: { l: plainNumber("Lightness", 0, 1), c: plainNumber("Chroma", 0, 0.4), h: HUE },
};
