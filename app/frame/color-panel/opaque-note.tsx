import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { OPAQUE_ONLY } from "./opaque-only.ts";

/** `given` is the last color that was reported; the note is about it only while the tool has it as `color`. */
export function OpaqueNote({ given, color }: { given: Color | null; color: Color | null }) {
  const isShown = given && color && given.alpha < 1 && printHex(given) === printHex(color);
  return (
    <p role="status" className="text-ink-2 text-xs empty:absolute">
      {isShown && OPAQUE_ONLY}
    </p>
  );
}
