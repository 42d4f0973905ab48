import { Link } from "react-router";
import { withPalette } from "./addons-path.ts";
import type { Bench } from "./load-bench.ts";

type Card = { id: string; name: string; path: string; lead: string };
type Props = { programs: readonly Card[]; bench: Bench };

const MOST_SWATCHES = 5;

/** The programs with a page of their own, each with a small drawing of how it keeps colors. */
export function ProgramCards({ programs, bench: { swatches, query } }: Props) {
  const hexes = swatches.slice(0, MOST_SWATCHES).map(({ hex }) => hex);
  return (
    <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {programs.map(({ id, name, path, lead }) => (
        <li key={path}>
          <Link to={withPalette(path, query)} className="group grid gap-0.5 rounded-control">
            <span aria-hidden className="grid h-[118px] place-items-center overflow-hidden rounded-control bg-well">
              <Glyph id={id} hexes={hexes} />
            </span>
            <span className="mt-2.5 font-semibold group-hover:underline">{name}</span>
            <span className="text-ink-2 text-sm">{lead}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Cards on a canvas, a grid of swatches, circles, codes in a row. */
function Glyph({ id, hexes }: { id: string; hexes: readonly string[] }) {
  if (id === "photoshop") {
    return (
      <span className="grid grid-cols-5 gap-px">
        {[...hexes, ...hexes, ...hexes].map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same color comes again, and places never move
          <span key={place} className="swatch size-5" style={{ backgroundColor: hex }} />
        ))}
      </span>
    );
  }
  const look = SHAPES[id] ?? "h-14 w-9";
  return (
    <span className={`flex ${id === "adobe-express" ? "flex-col" : ""} ${id === "figma" ? "gap-1.5" : "gap-1"}`}>
      {hexes.map((hex, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
        <span key={place} className={`swatch ${look}`} style={{ backgroundColor: hex }} />
      ))}
    </span>
  );
}

const SHAPES: Readonly<Record<string, string>> = {
  figma: "h-12 w-8 rounded-[3px]",
  "adobe-xd": "size-8 rounded-full",
  "adobe-express": "h-3 w-28 rounded-full",
};
