import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { colorPath } from "#contract/color-path.ts";
import type { Reference } from "./reference.ts";

const CELLS =
  "[&_a]:-mr-px [&_a]:-mb-px [&_a]:grid [&_a]:h-14 [&_a]:place-items-center [&_a]:hover:inset-ring-2 [&_a]:hover:inset-ring-current " +
  "[&_a]:focus-visible:z-10 [&_a]:focus-visible:-outline-offset-4 [&_a]:focus-visible:outline-current";

/** The colors around this one; every cell leads on. */
export function NeighborsMap({ hex, neighbors, previous, next }: Reference) {
  const { rows, axis } = neighbors;
  return (
    <Section
      title="Neighbors"
      aside={axis === "hue" ? "hue across, lightness up" : "cool to warm, lightness up"}
      className="content-start gap-5"
    >
      <ul aria-label={`Colors around ${hex}`} className={`joined grid grid-cols-7 *:contents ${CELLS}`}>
        {rows.flat().map((other, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cells may hold the same color, and places never move
          <li key={place}>
            <Link
              to={colorPath(other)}
              aria-label={other}
              aria-current={other === hex || undefined}
              style={swatchStyle(other)}
              className="swatch"
              discover="none"
            >
              {other === hex && <span className="size-3 rounded-full border-2 border-current" />}
            </Link>
          </li>
        ))}
      </ul>
      <nav aria-label="By number" className="flex justify-between gap-3 font-mono">
        {previous && (
          <ButtonLink to={colorPath(previous)} size="sm" aria-label={`Previous: ${previous}`}>
            <Icon className="icon-arrow-left" />
            {previous}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={colorPath(next)} size="sm" className="ml-auto" aria-label={`Next: ${next}`}>
            {next}
            <Icon className="icon-arrow-right" />
          </ButtonLink>
        )}
      </nav>
    </Section>
  );
}
