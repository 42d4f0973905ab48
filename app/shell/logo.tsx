const SQUARES = ["#DC3522", "#DBA507", "#8EC7D2", "#07485B"];

/** `wordClass` is for the name, where there may be no room for it. */
export function Logo({ wordClass }: { wordClass?: string }) {
  return (
    <a href="/" className="inline-flex items-center gap-2.5 rounded-swatch font-semibold text-lg tracking-[-0.02em]">
      <span aria-hidden className="grid grid-cols-[10px_10px] gap-0.5">
        {SQUARES.map((color) => (
          <span key={color} className="swatch size-2.5 rounded-[2px]" style={{ backgroundColor: color }} />
        ))}
      </span>
      <span className={wordClass}>Huesmith</span>
    </a>
  );
}
