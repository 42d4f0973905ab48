/** `wordClass` is for the name, where there may be no room for it. */
export function Logo({ wordClass }: { wordClass?: string }) {
  return (
    <a href="/" className="inline-flex items-center gap-2.5 rounded-swatch font-semibold text-lg tracking-[-0.02em]">
      <span aria-hidden className="swatch logo-mark" />
      <span className={wordClass}>Huesmith</span>
    </a>
  );
}
