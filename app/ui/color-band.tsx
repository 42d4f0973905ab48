import { bandsOf } from "./bands.ts";

/** Purely visual; the colors are named elsewhere. */
export function ColorBand({ colors, className }: { colors: readonly string[]; className: string }) {
  return <span aria-hidden className={`swatch block ${className}`} style={{ background: bandsOf(colors) }} />;
}
