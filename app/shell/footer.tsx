import { Link } from "react-router";
import { Logo } from "./logo.tsx";
import { FOOTER, LEGAL, PRICING_PATH } from "./navigation.ts";
import { PricingLabel } from "./pricing-label.tsx";

export function Footer() {
  return (
    <footer className="mt-24 border-line border-t print:hidden">
      <div className="wrap grid gap-10 py-14 text-sm md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="grid content-start justify-items-start gap-3 text-ink">
          <Logo />
          <p className="max-w-[26em] text-ink-2">
            Exact color tools. Every conversion, contrast and difference follows a published formula and is checked
            against independent libraries.
          </p>
          <Link to={PRICING_PATH} className="rounded-swatch py-1 text-ink-2 hover:text-ink">
            <PricingLabel />
          </Link>
          <nav aria-label="Legal" className="grid gap-1">
            {LEGAL.map(({ label, to }) => (
              <Link key={to} to={to} className="rounded-swatch py-1 text-ink-2 hover:text-ink">
                {label}
              </Link>
            ))}
            <a href="/licenses.txt" className="rounded-swatch py-1 text-ink-2 hover:text-ink">
              Licenses
            </a>
          </nav>
        </div>
        {FOOTER.map(({ title, entries }) => (
          <nav key={title} aria-label={title} className="grid content-start gap-1">
            <h2 className="mb-1 font-semibold text-sm">{title}</h2>
            {entries.map(({ label, to }) => (
              <Link key={to} to={to} className="rounded-swatch py-1 text-ink-2 hover:text-ink">
                {label}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  );
}
