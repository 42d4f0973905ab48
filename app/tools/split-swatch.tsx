import { ColorBand } from "#app/ui/color-band.tsx";

type Props = { hex: string /** Undefined where there is none. */; other: string | undefined; className?: string };

/** A color beside another: where no seam is seen, the two are close. */
export function SplitSwatch({ hex, other, className = "h-8 w-12" }: Props) {
  return (
    <ColorBand
      colors={[hex, other ?? "var(--color-well)"]}
      className={`inset-ring inset-ring-line rounded-swatch ${className}`}
    />
  );
}
