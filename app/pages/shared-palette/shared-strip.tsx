import { Link } from "react-router";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";

export type SharedSwatch = { readonly text: string; readonly hex: Hex; readonly name: string };

/** More have no room for words on a desktop. */
const MOST_WORDS = 8;

/** The colors edge to edge, each a link to its page; on phones as rows. */
export function SharedStrip({ name, swatches }: { name: string; swatches: readonly SharedSwatch[] }) {
  const hasWords = swatches.length <= MOST_WORDS;
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
      role="list"
      aria-label={`Colors of ${name}`}
      className="relative flex flex-col overflow-hidden rounded-bench after:pointer-events-none after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit] md:h-[300px] md:flex-row"
    >
      {swatches.map(({ hex, name: color }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
        <li key={place} className="flex min-w-0 flex-1 md:-mr-px">
          <Link
            to={colorPath(hex)}
            style={swatchStyle(hex)}
            className="swatch flex min-h-16 min-w-0 flex-1 items-center justify-between gap-3 px-5 py-3 focus-visible:outline-current focus-visible:-outline-offset-4 md:flex-col md:items-start md:justify-end md:gap-0.5 md:pb-6"
          >
            <span className={`font-mono text-base md:text-lg ${hasWords ? "" : "md:sr-only"}`}>{hex.slice(1)}</span>
            <span className={`max-w-full truncate text-sm ${hasWords ? "" : "md:sr-only"}`}>{color}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
