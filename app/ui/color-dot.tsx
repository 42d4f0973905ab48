/** A small sample of a color whose name or code is next to it. `color` is in CSS. */
export function ColorDot({ color, className }: { color: string; className: string }) {
  return (
    <span aria-hidden className={`swatch inset-ring inset-ring-line ${className}`} style={{ backgroundColor: color }} />
  );
}
