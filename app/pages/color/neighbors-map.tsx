import { ArrowLeft, ArrowRight } from "lucide-react";
import { ButtonLink } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import type { Hex } from "#color/color.ts";
import type { Neighbors } from "./neighbors.ts";

type Props = { hex: Hex; neighbors: Neighbors; previous: Hex | null; next: Hex | null };

/** The colors around this one; every cell leads on. */
export function NeighborsMap({ hex, neighbors, previous, next }: Props) {
  const { rows, axis } = neighbors;
  return (
    <section className="grid content-start gap-5">
      <SectionHeading aside={axis === "hue" ? "hue across, lightness up" : "cool to warm, lightness up"}>
        Neighbors
      </SectionHeading>
      <ul aria-label={`Colors around ${hex}`} className="grid grid-cols-7 overflow-hidden rounded-control">
        {rows.flat().map((other, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cells may hold the same color, and places never move
          <li key={place} className="-mr-px -mb-px grid">
            {other === hex ? (
              <span
                aria-current="true"
                className="swatch grid h-14 place-items-center"
                style={{ backgroundColor: hex }}
              >
                <span className="sr-only">{hex}, this color</span>
                <span aria-hidden className="size-3 rounded-full border-2 border-black bg-white" />
              </span>
            ) : (
              <Swatch
                hex={other}
                to={`/color/${other.slice(1)}`}
                className="h-14 hover:inset-ring-2 hover:inset-ring-current focus-visible:outline-current focus-visible:-outline-offset-4"
              />
            )}
          </li>
        ))}
      </ul>
      <nav aria-label="By number" className="flex justify-between gap-3 font-mono">
        {previous && (
          <ButtonLink to={`/color/${previous.slice(1)}`} size="sm" viewTransition aria-label={`Previous: ${previous}`}>
            <ArrowLeft {...ICON} />
            {previous}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink
            to={`/color/${next.slice(1)}`}
            size="sm"
            viewTransition
            className="ml-auto"
            aria-label={`Next: ${next}`}
          >
            {next}
            <ArrowRight {...ICON} />
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}
