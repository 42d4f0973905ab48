import { Icon } from "#app/ui/icon.tsx";
import type { View } from "./view.ts";

/** Warns of a color that sRGB does not have, and says what replaces it and how far off that is. */
export function GamutNote({ view: { outside, hex } }: { view: View }) {
  if (!outside) return null;
  return (
    <p className="flex gap-2.5 rounded-control bg-well px-4 py-3 text-sm">
      <Icon className="icon-triangle-exclamation-point mt-0.5 shrink-0 text-bad" />
      <span>
        <strong className="font-semibold">Outside sRGB.</strong> {outside.where} HEX, RGB, HSL, HSV, HWB and CMYK show{" "}
        <span className="font-mono">{hex}</span> instead, by CSS Color 4 gamut mapping. ΔE2000 {outside.difference} from
        the color as written.
      </span>
    </p>
  );
}
