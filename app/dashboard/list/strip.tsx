export function Strip({ hexes, className }: { hexes: readonly string[]; className: string }) {
  return (
    <span aria-hidden className={`flex shrink-0 overflow-hidden ${className}`}>
      {hexes.map((hex, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice
        <span key={place} className="swatch -mr-px flex-1" style={{ backgroundColor: hex }} />
      ))}
    </span>
  );
}
