import type { ReactNode } from "react";
import { bandsOf } from "#app/ui/bands.ts";
import { printCount } from "#color/words/count.ts";
import { browsePath, type Filter } from "./address.ts";
import type { Facets } from "./facets.ts";

type Props = { facets: Facets; filter: Filter };

const CHIP =
  "flex min-h-9 items-center gap-2 whitespace-nowrap rounded-full border border-line-2 px-3 text-sm hover:border-ink-3 " +
  "aria-[current]:border-transparent aria-[current]:bg-ink aria-[current]:text-paper pointer-coarse:min-h-11 " +
  "forced-colors:aria-[current]:outline-2";
const LETTER =
  "grid h-9 min-w-9 place-items-center rounded-control font-[550] text-sm hover:bg-well aria-disabled:text-ink-3 " +
  "aria-[current]:bg-ink aria-[current]:text-paper aria-disabled:hover:bg-transparent pointer-coarse:h-11 sm:pointer-coarse:min-w-11 " +
  "forced-colors:aria-[current]:outline-2";
const HUE = "group grid gap-2 rounded-swatch aria-disabled:opacity-40 forced-colors:aria-[current]:outline-2";

/** Three ways to filter the list. A family and a hue both name a color, so each replaces the other. */
export function FacetRows({ facets, filter }: Props) {
  return (
    <div className="grid gap-7">
      <Row label="Hue" className="grid grid-cols-6 gap-x-1.5 gap-y-4 sm:grid-cols-12 md:gap-x-2">
        {facets.hues.map(({ hue, end, count, cells }) => (
          <Facet key={hue} filter={filter} field="hue" value={hue} count={count} className={HUE}>
            <span
              aria-hidden
              className="swatch h-20 rounded-swatch md:h-30"
              style={{ background: bandsOf(cells, "180deg") }}
            />
            <span className="grid border-transparent border-t-2 pt-1 font-mono text-xs group-aria-[current]:border-brand">
              <span className="group-hover:underline group-aria-[current]:font-semibold">
                {hue}°<span className="sr-only"> to {end}°, </span>
              </span>
              <span className="text-ink-2 max-md:sr-only">{printCount(count)}</span>
            </span>
          </Facet>
        ))}
      </Row>
      <Row label="Family" className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        {facets.families.map(({ family, hex, count }) => (
          <Facet key={family} filter={filter} field="family" value={family} count={count} className={CHIP}>
            <span
              aria-hidden
              className="swatch inset-ring inset-ring-line size-4 rounded-full"
              style={{ backgroundColor: hex }}
            />
            <span className="capitalize">{family}</span>
            <span className="font-mono text-xs opacity-80 max-sm:sr-only">{printCount(count)}</span>
          </Facet>
        ))}
      </Row>
      <Row label="Letter" className="grid grid-cols-9 justify-items-center gap-y-1 sm:-ml-2.5 sm:flex sm:flex-wrap">
        {facets.letters.map(({ letter, count }) => (
          <Facet key={letter} filter={filter} field="letter" value={letter} count={count} className={LETTER}>
            {letter}
          </Facet>
        ))}
      </Row>
    </div>
  );
}

function Row({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <nav
      aria-label={`Browse by ${label.toLowerCase()}`}
      className="grid min-w-0 gap-x-6 gap-y-2.5 lg:grid-cols-[4.5rem_minmax(0,1fr)]"
    >
      <p className="pt-1.5 font-[550] text-sm">{label}</p>
      <ul className={className}>{children}</ul>
    </nav>
  );
}

type FacetProps = {
  filter: Filter;
  field: "family" | "hue" | "letter";
  value: string | number;
  count: number;
  className: string;
  children: ReactNode;
};

/** The selected facet links back to all; one that would match nothing is not a link. */
function Facet({ filter, field, value, count, className, children }: FacetProps) {
  const { family, hue, letter, sort } = filter;
  const isCurrent = filter[field] === value;
  const kept = field === "letter" ? { family, hue } : { letter };
  return (
    <li>
      {count === 0 && !isCurrent ? (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: a link that is off
        <span role="link" aria-disabled="true" className={className}>
          {children}
        </span>
      ) : (
        <a
          href={browsePath({ sort, page: 1, ...kept, [field]: isCurrent ? undefined : value })}
          data-keep-scroll
          aria-current={isCurrent || undefined}
          className={className}
        >
          {children}
        </a>
      )}
    </li>
  );
}
