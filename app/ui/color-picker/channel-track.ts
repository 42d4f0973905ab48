import { withValue } from "./picker-color.ts";
import { ALPHA, type PickerChannel, type PickerColor } from "./picker-spaces.ts";
import { cssOf, type ScreenGamut } from "./screen-gamut.ts";

/** Between stops CSS mixes in sRGB or OKLab; this close together the difference is invisible. */
const STOPS = 16;
const HUE_STOPS = 36;
const CHECKERS = "repeating-conic-gradient(oklch(0.8 0 0) 0 25%, #fff 0 50%) 0 0 / 12px 12px";

/** The colors that a slider leads to, as a CSS background from its least to its greatest value. */
export function trackOf(color: PickerColor, channel: PickerChannel, gamut: ScreenGamut): string {
  if (channel === ALPHA) return `linear-gradient(to right, transparent, ${cssOf(color, gamut)}), ${CHECKERS}`;
  const count = channel.isHue ? HUE_STOPS : STOPS;
  const stops = Array.from({ length: count + 1 }, (_, index) => {
    const value = channel.min + ((channel.max - channel.min) * index) / count;
    return cssOf(withValue(color, channel, value), gamut);
  });
  return `linear-gradient(to right, ${stops.join(", ")})`;
}
