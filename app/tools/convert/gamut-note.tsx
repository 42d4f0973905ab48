import { TriangleAlert } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";
import type { Color } from "#color/color.ts";
import { deltaE2000 } from "#color/difference.ts";
import { type Gamut, mapToGamut, smallestGamut } from "#color/gamut.ts";
import { printHex } from "#color/print.ts";

const NAMES: Record<Gamut, string> = { srgb: "sRGB", "display-p3": "Display P3", rec2020: "Rec. 2020" };

/** Warns of a color that sRGB does not have, and says what stands in for it and how far off that is. */
export function GamutNote({ color }: { color: Color }) {
  const gamut = smallestGamut(color);
  if (gamut === "srgb") return null;
  const difference = deltaE2000(color, mapToGamut(color, "srgb")).toFixed(1);
  const where = gamut ? `It lies inside ${NAMES[gamut]}.` : "No common screen shows it.";
  return (
    <p className="flex gap-2.5 rounded-control bg-well px-4 py-3 text-sm">
      <TriangleAlert {...ICON} className="mt-0.5 shrink-0 text-bad" />
      <span>
        <strong className="font-semibold">Outside sRGB.</strong> {where} HEX, RGB, HSL, HSV, HWB and CMYK show{" "}
        <span className="font-mono">{printHex(color)}</span> instead, by the gamut mapping of CSS Color 4. ΔE2000{" "}
        {difference} from the color as written.
      </span>
    </p>
  );
}
