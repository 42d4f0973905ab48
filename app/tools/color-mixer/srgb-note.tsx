import { SRGB_ONLY } from "#app/tools/notices.ts";
import type { Color, Hex } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { printHex } from "#color/text/print.ts";

/** `given` is the last color that a field reported; the note is about it only while the tool has it as `hex`. */
export function SrgbNote({ given, hex }: { given: Color | null; hex: Hex | null }) {
  const isShown = given && printHex(given) === hex && !isInGamut(given, "srgb");
  return (
    <p role="status" className="text-ink-2 text-xs empty:absolute">
      {isShown && SRGB_ONLY}
    </p>
  );
}
