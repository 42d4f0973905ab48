import type { ReactNode } from "react";
import { Link } from "react-router";
import { browsePath, type Filter } from "./browse-path.ts";
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
/** Three ways into the list. A family and a hue both name a color, so that each takes the place of the other. */
export function FacetRows({ facets, filter }: Props) {
  const { family, hue, letter, sort } = filter;
  const all = { sort, page: 1 };
  return (
    <div className="grid gap-7">
      <Row label="Hue">
        <ul className="grid grid-cols-6 gap-x-1.5 gap-y-4 sm:grid-cols-12 md:gap-x-2">
          {facets.hues.map((part) => (
            <li key={part.hue}>
              <FacetLink
                to={browsePath({ ...all, letter, hue: hue === part.hue ? undefined : part.hue })}
                isCurrent={hue === part.hue}
                isEmpty={part.count === 0}
                className="group grid gap-2 rounded-swatch aria-disabled:opacity-40"
              >
                <HueStrip cells={part.cells} />
                <span className="grid border-transparent border-t-2 pt-1 font-mono text-xs group-aria-[current]:border-brand">
                  <span className="group-hover:underline group-aria-[current]:font-semibold">
                    {part.hue}°<span className="sr-only"> to {part.end}°, </span>
                  </span>
                  <span className="text-ink-2 max-md:sr-only">{part.count.toLocaleString("en-US")}</span>
                </span>
              </FacetLink>
            </li>
          ))}
        </ul>
      </Row>
      <Row label="Family">
        <ul className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
          {facets.families.map((part) => (
            <li key={part.family}>
              <FacetLink
                to={browsePath({ ...all, letter, family: family === part.family ? undefined : part.family })}
                isCurrent={family === part.family}
                isEmpty={part.count === 0}
                className={CHIP}
              >
                <span
                  aria-hidden
                  className="swatch inset-ring inset-ring-line size-4 rounded-full"
                  style={{ backgroundColor: part.hex }}
                />
                <span className="capitalize">{part.family}</span>
                <span className="font-mono text-xs opacity-80 max-sm:sr-only">
                  {part.count.toLocaleString("en-US")}
                </span>
              </FacetLink>
            </li>
          ))}
        </ul>
      </Row>
      <Row label="Letter">
        <ul className="grid grid-cols-9 justify-items-center gap-y-1 sm:-ml-2.5 sm:flex sm:flex-wrap lg:flex-nowrap lg:justify-between">
          {facets.letters.map((part) => (
            <li key={part.letter}>
              <FacetLink
                to={browsePath({ ...all, family, hue, letter: letter === part.letter ? undefined : part.letter })}
                isCurrent={letter === part.letter}
                isEmpty={part.count === 0}
                className={LETTER}
              >
                {part.letter}
              </FacetLink>
            </li>
          ))}
        </ul>
      </Row>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={`Browse by ${label.toLowerCase()}`}
      className="grid min-w-0 gap-x-6 gap-y-2.5 lg:grid-cols-[4.5rem_minmax(0,1fr)]"
    >
      <p className="pt-1.5 font-[550] text-sm">{label}</p>
      {children}
    </nav>
  );
}

type FacetLinkProps = { to: string; isCurrent: boolean; isEmpty: boolean; className: string; children: ReactNode };

/** The chosen one leads back to all; one that would leave no name leads nowhere. */
function FacetLink({ to, isCurrent, isEmpty, className, children }: FacetLinkProps) {
  if (isEmpty && !isCurrent) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: a link that is off
      <span role="link" aria-disabled="true" className={className}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset aria-current={isCurrent || undefined} className={className}>
      {children}
    </Link>
  );
}

function HueStrip({ cells }: { cells: readonly string[] }) {
  return (
    <span aria-hidden className="grid overflow-hidden rounded-swatch">
      {cells.map((hex) => (
        <span key={hex} className="swatch h-4 md:h-6" style={{ backgroundColor: hex }} />
      ))}
    </span>
  );
}
