import type { Entry } from "#app/frame/navigation.ts";

export function Suggestions({ pages }: { pages: readonly Entry[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="suggestions" className="grid w-full max-w-[34em] gap-2 pt-6">
      <h2 id="suggestions" className="font-medium text-ink-2 text-sm">
        You may be looking for
      </h2>
      <ul className="border-line border-t">
        {pages.map(({ label, to }) => (
          <li key={to} className="border-line border-b">
            <a
              href={to}
              className="flex min-h-11 items-baseline justify-between gap-4 rounded-swatch py-2.5 hover:text-ink-2"
            >
              <span className="font-medium">{label}</span>
              <span className="truncate font-mono text-ink-2 text-sm">{to}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
