import { OPAQUE_ONLY } from "#app/frame/color-panel/opaque-only.ts";
import type { Color, Hex } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { printHex } from "#color/text/print.ts";
import { SRGB_ONLY } from "./notices.ts";

type Props = {
  /** The last color that a field reported. */
  given: Color | null;
  /** What the tool has now; the note is about `given` only while it has that. */
  hex: Hex | null;
  isSrgbOnly?: boolean;
};

/** Below a field whose tool can't keep all of a color: what a link with that color would say. */
export function LossNote({ given, hex, isSrgbOnly = false }: Props) {
  const losses =
    given && printHex(given) === hex
      ? [given.alpha < 1 && OPAQUE_ONLY, isSrgbOnly && !isInGamut(given, "srgb") && SRGB_ONLY]
      : [];
  return (
    <p role="status" className="text-ink-2 text-xs empty:absolute">
      {losses.filter(Boolean).join(" ")}
    </p>
  );
}
