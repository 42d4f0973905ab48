import { ABOUT, LEGAL } from "#app/frame/navigation.ts";

/** One line, or a few on phones: for pages to work on, and for dead ends. */
export function ShortFooter() {
  return (
    <footer className="wrap mt-24 flex flex-wrap gap-x-6 py-6 text-sm print:hidden">
      {[...LEGAL, ...ABOUT].map(({ label, to }) => (
        <a key={to} href={to} className="py-2.5 text-ink-2 hover:text-ink">
          {label}
        </a>
      ))}
    </footer>
  );
}
