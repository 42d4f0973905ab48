import type { ReactNode } from "react";
import { ColorBand } from "#app/ui/color-band.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { printCount } from "#color/words/count.ts";
import type { Tool } from "#content/tools.ts";
import { Tile, ToolTile } from "../tools/tool-grid.tsx";

const NAMED = [
  ["#CA0147", "Ruby"],
  ["#006995", "Hydra"],
  ["#EECC24", "Broom"],
  ["#008F00", "Clover"],
] as const;
/** Sunset Gold and Bark, from the retro palettes. */
const LIBRARY = ["#39231C", "#419D9F", "#F3E4C5", "#E9B960", "#D3594B"];
const CSS_SAMPLES = ["tomato", "gold", "mediumseagreen", "cornflowerblue", "orchid", "slategray", "coral", "teal"];

type Props = { nameCount: number; extras: readonly Tool[] };

export function MorePages({ nameCount, extras }: Props) {
  return (
    <section className="grid gap-7">
      <h2 className="text-2xl">More to explore</h2>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {extras.map((tool) => (
          <ToolTile key={tool.id} tool={tool} />
        ))}
        <PageCard
          to="/color-palettes"
          title="Color Palettes"
          text="540 palettes in 18 categories, all contrast-checked"
        >
          <span className="flex flex-1 flex-col gap-px">
            {[0, 2, 4].map((turn) => (
              <ColorBand key={turn} colors={[...LIBRARY.slice(turn), ...LIBRARY.slice(0, turn)]} className="flex-1" />
            ))}
          </span>
        </PageCard>
        <PageCard to="/convert/hextorgb" title="HEX to RGB" text="And 29 more pairs, each calculated step by step">
          <span className="grid flex-1 place-items-center font-medium font-mono text-sm sm:text-lg">#8EC7D2</span>
          <span
            className="swatch grid flex-1 place-items-center font-mono text-black text-sm"
            style={{ backgroundColor: "#8EC7D2" }}
          >
            142 199 210
          </span>
        </PageCard>
        <PageCard
          to="/color"
          title="Color Encyclopedia"
          text={`${printCount(nameCount)} names by word, hue and family`}
        >
          <span className="grid flex-1 grid-cols-2">
            {NAMED.map(([hex, name]) => (
              <span key={name} className="swatch flex items-end p-2 font-mono text-xs" style={swatchStyle(hex)}>
                {name}
              </span>
            ))}
          </span>
        </PageCard>
        <PageCard to="/html-color-codes" title="HTML Color Codes" text="The 148 CSS names to sort, search and copy">
          <span className="grid flex-1 grid-cols-4">
            {CSS_SAMPLES.map((name) => (
              <span key={name} className="swatch" style={{ backgroundColor: name }} />
            ))}
          </span>
        </PageCard>
        <PageCard to="/api" title="Color API" text="The same numbers as JSON, for any page or script">
          <span className="m-auto font-mono text-ink-2 text-sm">GET /api/convert</span>
        </PageCard>
      </ul>
    </section>
  );
}

function PageCard({ children, ...words }: { to: string; title: string; text: string; children: ReactNode }) {
  return (
    <Tile {...words}>
      <span aria-hidden className="flex h-[120px] overflow-hidden rounded-control bg-well">
        {children}
      </span>
    </Tile>
  );
}
