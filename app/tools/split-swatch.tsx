type Props = { hex: string /** Undefined where there is none. */; other: string | undefined; className?: string };

/** A color beside another: where no seam is seen, the two are close. */
export function SplitSwatch({ hex, other, className = "h-8 w-12" }: Props) {
  return (
    <span aria-hidden className={`swatch inset-ring inset-ring-line flex overflow-hidden rounded-swatch ${className}`}>
      <span className="flex-1" style={{ backgroundColor: hex }} />
      <span className={`flex-1 ${other ? "" : "bg-well"}`} style={{ backgroundColor: other }} />
    </span>
  );
}
