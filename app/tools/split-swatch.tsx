import { ColorBand } from "#app/ui/color-band.tsx";

type Props = { hex: string /** Undefined if there is none. */; other: string | undefined; className?: string };

/** Two colors edge to edge: if no seam is visible, they are close. */
export function SplitSwatch({ hex, other, className = "h-8 w-12" }: Props) {
  return (
    <ColorBand
      colors={[hex, other ?? "var(--color-well)"]}
      className={`inset-ring inset-ring-line rounded-swatch ${className}`}
    />
  );
}
