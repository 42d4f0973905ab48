import { Link } from "react-router";
import { FOOTER, LEGAL, PRICING_PATH } from "#app/frame/navigation.ts";
import { Logo } from "./logo.tsx";
import { PricingLabel } from "./pricing-label.tsx";

const LINK = "rounded-swatch py-1 text-ink-2 hover:text-ink pointer-coarse:py-2.5";

/** A longer list has two columns. */
const MOST_ROWS = 8;

export function Footer() {
  return (
    <footer className="mt-24 border-line border-t print:hidden">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-14 text-sm md:grid-cols-4 lg:grid-cols-[1.3fr_2.4fr_1.9fr_0.8fr_1fr]">
        <div className="col-span-full grid content-start justify-items-start gap-3 text-ink lg:col-span-1">
          <Logo />
          <p className="max-w-[26em] text-ink-2">
            Exact color tools. Every conversion, contrast and difference follows a published formula and is checked
            against independent libraries.
          </p>
          <nav aria-label="Legal" className="grid gap-1">
            {LEGAL.map(({ label, to }) => (
              <Link key={to} to={to} className={LINK}>
                {label}
              </Link>
            ))}
            <a href="/licenses.txt" className={LINK}>
              Licenses
            </a>
          </nav>
        </div>
        {FOOTER.map(({ title, entries }) => (
          <nav
            key={title}
            aria-label={title}
            className={`grid content-start gap-x-6 gap-y-1 ${entries.length > MOST_ROWS ? "col-span-2 grid-cols-2 lg:col-span-1" : ""}`}
          >
            <h2 className="col-span-full mb-1 font-semibold text-sm">{title}</h2>
            {entries.map(({ label, to }) => (
              <Link key={to} to={to} className={LINK}>
                {to === PRICING_PATH ? <PricingLabel /> : label}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  );
}
