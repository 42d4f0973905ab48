/** An impression without a word; the colors are named elsewhere. */
export function ColorBand({ colors, className }: { colors: readonly string[]; className: string }) {
  return (
    <span aria-hidden className={`swatch flex overflow-hidden *:-mr-px *:flex-1 ${className}`}>
      {colors.map((color, place) => (
        <span key={place} style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}
