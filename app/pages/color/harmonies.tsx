import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import type { Hex } from "#color/color.ts";
import type { HarmonySet } from "./harmony-sets.ts";

type Props = { hex: Hex; harmonies: readonly HarmonySet[] };

/** Sets of this many colors get half a row instead of a third. */
const WIDE_COUNT = 5;

/** The colors that go with this one, each set joined like a palette. */
export function Harmonies({ hex, harmonies }: Props) {
  const isGray = harmonies.length < 3;
  return (
    <section className="grid gap-5">
      <SectionHeading aside={isGray ? "any hue goes with a gray" : "equal lightness in OKLCH"}>
        Goes with
      </SectionHeading>
      <ul className="grid gap-x-4 gap-y-6 [--height:72px] sm:grid-cols-2 xl:grid-cols-6 sm:[--height:84px]">
        {harmonies.map(({ name, hexes }) => (
          <li
            key={name}
            className={`grid content-start gap-2.5 ${isGray ? "col-span-full" : hexes.length < WIDE_COUNT ? "xl:col-span-2" : "xl:col-span-3"}`}
          >
            <SwatchStrip label={name} swatches={hexes.map((each) => ({ hex: each }))} currentHex={hex} />
            <span aria-hidden className="text-sm">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
