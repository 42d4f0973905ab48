/** `wordClass` styles the name, which may not have room. */
export function Logo({ wordClass }: { wordClass?: string }) {
  return (
    <a href="/" className="inline-flex items-center gap-2.5 rounded-swatch font-semibold text-lg tracking-[-0.02em]">
      <span aria-hidden className="swatch logo-mark" />
      <span className={wordClass}>Huesmith</span>
    </a>
  );
}
