import type { Color } from "../color.ts";
import { fromRgb24 } from "../convert.ts";
import type { Appearance } from "./scale-types.ts";

/** The pages of a site whose background nobody has chosen. */
export const DEFAULT_BACKGROUNDS: Record<Appearance, Color> = {
  light: fromRgb24(0xffffff),
  dark: fromRgb24(0x111113),
};
