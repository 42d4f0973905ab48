export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-40 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
