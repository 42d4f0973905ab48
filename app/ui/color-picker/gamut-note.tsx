import type { Color } from "#color/color.ts";
import { smallestGamut } from "#color/gamut.ts";
import { printHex } from "#color/text/print.ts";
import { Badge } from "../badge.tsx";

/** Which screens can show the color, and what the others show instead. */
export function GamutNote({ color }: { color: Color }) {
  const gamut = smallestGamut(color);
  const hex = printHex(color);
  return (
    <p className="flex min-h-5 items-center justify-between gap-3 text-ink-2 text-xs">
      {gamut === "srgb" && <Badge>sRGB</Badge>}
      {gamut === "display-p3" && <Badge tone="outline">P3</Badge>}
      {gamut !== "srgb" && gamut !== "display-p3" && <Badge tone="bad">Outside P3</Badge>}
      {gamut === "srgb" ? (
        <span>On every screen</span>
      ) : (
        <span className="flex items-center gap-1.5">
          In sRGB
          <span className="swatch inset-ring inset-ring-line size-3.5 rounded-[4px]" style={{ backgroundColor: hex }} />
          <span className="font-mono">{hex}</span>
        </span>
      )}
    </p>
  );
}
