import { ButtonLink } from "#app/ui/button.tsx";
import { type Filter, filterPath, isNarrowed, NO_FILTER } from "./filter.ts";
import type { Palette } from "./palette.ts";
import { PaletteGrid } from "./palette-grid.tsx";
import { countPalettes } from "./words.ts";

type Props = {
  label: string;
  path: string;
  filter: Filter;
  palettes: readonly Palette[];
  /** How many the filter leaves, on all pages. */
  found: number;
  total: number;
};

/** How many there are, and the cards; or what to do where nothing is left. */
export function PaletteResults({ label, path, filter, palettes, found, total }: Props) {
  const clear = filterPath(path, { ...NO_FILTER, view: filter.view });
  return (
    <section aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="sr-only">{label}</h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-sm">
        <p role="status">{found < total ? `${found} of ${countPalettes(total)}.` : `${countPalettes(total)}.`}</p>
        {isNarrowed(filter) && (
          <ButtonLink to={clear} size="sm" preventScrollReset>
            Clear the filter
          </ButtonLink>
        )}
        {palettes.length > 0 && (
          <p className="ml-auto noscript:hidden pointer-coarse:hidden max-md:hidden">
            Click a color to copy it. Arrow keys move between palettes.
          </p>
        )}
      </div>
      {palettes.length > 0 ? (
        <PaletteGrid label={label} palettes={palettes} view={filter.view} />
      ) : (
        <p className="border-line border-t pt-6">No palettes match. Remove a tag, widen the ΔE, or clear the filter.</p>
      )}
    </section>
  );
}
