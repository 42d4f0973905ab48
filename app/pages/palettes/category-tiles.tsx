import { ColorBand } from "#app/ui/color-band.tsx";
import { PALETTE_CATEGORIES, type PaletteCategory } from "#color/palettes/categories.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { categoryPath } from "./category-path.ts";

export type Covers = Readonly<Record<PaletteCategory, readonly string[]>>;

type Props = { covers: Covers; current?: PaletteCategory; isSmall: boolean };

export function CategoryTiles({ covers, current, isSmall }: Props) {
  return (
    <ul
      className={
        isSmall
          ? "grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-6 lg:grid-cols-9"
          : "grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-3"
      }
    >
      {PALETTE_CATEGORIES.map((category) => (
        <li key={category}>
          <a
            href={categoryPath(category)}
            aria-current={category === current ? "page" : undefined}
            className="group grid gap-2 rounded-control"
          >
            <ColorBand colors={covers[category]} className={`rounded-control ${isSmall ? "h-10" : "h-20 sm:h-28"}`} />
            <span
              className={
                isSmall
                  ? "pb-0.5 text-sm group-hover:underline group-aria-[current]:font-semibold"
                  : "font-semibold text-lg group-hover:underline"
              }
            >
              {capitalize(category)}
              <span className="sr-only"> color palettes</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
