import type { Hex } from "#color/color.ts";

/** The color that was asked for beside another: where no seam is seen, the two are close. */
export function SplitSwatch({ hex, other, className = "" }: { hex: Hex; other: Hex; className?: string }) {
  return (
    <span
      aria-hidden
      className={`swatch inset-ring inset-ring-line flex h-8 w-16 shrink-0 overflow-hidden rounded-swatch ${className}`}
    >
      <span className="flex-1" style={{ backgroundColor: hex }} />
      <span className="flex-1" style={{ backgroundColor: other }} />
    </span>
  );
}
