import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import type { Hex } from "#color/color.ts";

export type HarmonySet = { readonly name: string; readonly hexes: readonly Hex[] };

/** Sets of this many colors need half a row instead of a third. */
const WIDE_COUNT = 5;
/** Each lies a pixel over the next, so that no seam shows between them. */
const CELL =
  "-mr-px grid h-[84px] flex-1 content-end px-1.5 pb-1.5 font-mono text-[11.5px] leading-none hover:underline " +
  "focus-visible:-outline-offset-4 focus-visible:outline-current";

/** The colors that go with this one, each set joined like a palette. */
export function Harmonies({ harmonies }: { harmonies: readonly HarmonySet[] }) {
  return (
    <section className="grid gap-5">
      <SectionHeading aside="equal lightness in OKLCH">Goes with</SectionHeading>
      <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-6">
        {harmonies.map(({ name, hexes }) => (
          <li key={name} className={`grid gap-2.5 ${hexes.length < WIDE_COUNT ? "xl:col-span-2" : "xl:col-span-3"}`}>
            <span className="flex overflow-hidden rounded-control">
              {hexes.map((hex, place) => (
                <Swatch
                  // biome-ignore lint/suspicious/noArrayIndexKey: a gray's harmony is that gray several times
                  key={place}
                  hex={hex}
                  name={`${name} ${place + 1}`}
                  to={`/color/${hex.slice(1)}`}
                  className={CELL}
                >
                  {hex.slice(1)}
                </Swatch>
              ))}
            </span>
            <span className="text-sm">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
