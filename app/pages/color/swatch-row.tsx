import { Link } from "react-router";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";

type Props = {
  /** What the colors are, for screen readers. */
  label: string;
  hexes: readonly Hex[];
  /** The color of this page carries a dot. */
  hex: Hex;
  /** The height of a swatch. */
  className: string;
};

/** The last hairline keeps pale swatches apart from the page. */
export const JOINED =
  "relative overflow-hidden rounded-control after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] " +
  "after:inset-ring after:inset-ring-line";
/** Each lies a pixel over the next, so that no seam shows between them. On phones seven make a row. */
const CELL =
  "swatch relative -mr-px flex flex-1 items-end px-[3px] pb-1.5 font-mono text-[11.5px] leading-none hover:underline max-md:min-w-[13%] " +
  "focus-visible:z-10 focus-visible:-outline-offset-4 focus-visible:outline-current sm:px-1.5";

/** Colors joined into one palette, each a link to its page. */
export function SwatchRow({ label, hexes, hex: current, className }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
    <ul role="list" aria-label={label} className={`flex flex-wrap ${JOINED}`}>
      {hexes.map((hex, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gray comes several times, and places never move
        <li key={place} className="contents">
          <Link
            to={`/color/${hex.slice(1)}`}
            aria-label={hex}
            aria-current={hex === current || undefined}
            style={swatchStyle(hex)}
            className={`${CELL} ${className}`}
          >
            {hex === current && <span className="absolute top-2.5 left-2 size-1.5 rounded-full bg-current" />}
            {hex.slice(1)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
