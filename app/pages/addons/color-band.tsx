/** All colors of a sample in one band, as an impression; the drawing below names them. */
export function ColorBand({ hexes }: { hexes: readonly string[] }) {
  return (
    <div
      aria-hidden
      className="relative flex h-[104px] overflow-hidden rounded-bench after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit] md:h-[168px]"
    >
      {hexes.map((hex, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same color may come twice, and places never move
        <span key={place} className="swatch -mr-px min-w-0 flex-1" style={{ backgroundColor: hex }} />
      ))}
    </div>
  );
}
