import { FOOTER, LEGAL, PRICING_PATH } from "#app/frame/navigation.ts";
import { PricingLabel } from "./account-entries.tsx";
import { Logo } from "./logo.tsx";

/** Longer lists get two columns. */
const MAX_ROWS = 8;

export function Footer() {
  return (
    <footer className="mt-24 border-line border-t print:hidden">
      <div className="footer-links wrap grid grid-cols-2 gap-x-6 gap-y-10 py-14 text-sm md:grid-cols-4 lg:grid-cols-[1.3fr_2.4fr_1.9fr_0.8fr_1fr]">
        <div className="col-span-full grid content-start justify-items-start gap-3 text-ink lg:col-span-1">
          <Logo />
          <p className="max-w-[26em] text-ink-2">
            Exact color tools. Every conversion, contrast and difference follows a published formula and is checked
            against independent libraries.
          </p>
          <nav aria-label="Legal">
            {LEGAL.map(({ label, to }) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
            <a href="/licenses.txt">Licenses</a>
          </nav>
        </div>
        {FOOTER.map(({ title, entries }) => (
          <nav
            key={title}
            aria-label={title}
            className={entries.length > MAX_ROWS ? "columns-2 max-lg:col-span-2" : undefined}
          >
            <h2 className="mb-2 font-semibold text-sm [column-span:all]">{title}</h2>
            {entries.map(({ label, to }) => (
              <a key={to} href={to}>
                {to === PRICING_PATH ? <PricingLabel /> : label}
              </a>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  );
}
