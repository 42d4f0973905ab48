import { POWERLESS_CHROMA } from "../kernel/oklab.ts";
import { polarSpace } from "./lch.ts";

/** OKLab in polar form. */
export const oklch = polarSpace("oklch", "OKLCH", "oklab", 1, 0.4, POWERLESS_CHROMA);
