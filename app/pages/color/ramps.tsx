import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Hex } from "#color/color.ts";
import { SwatchRow } from "./swatch-row.tsx";

type Props = { hex: Hex; lightToDark: readonly Hex[]; tones: readonly Hex[] };

/** The color on its way to white, to black and to gray. */
export function Ramps({ hex, lightToDark, tones }: Props) {
  return (
    <section className="grid gap-5">
      <SectionHeading aside="mixed in OKLCH">Shades and tints</SectionHeading>
      <SwatchRow label="From tints to shades" hexes={lightToDark} hex={hex} className="h-[84px] sm:h-[118px]" />
      {tones.length > 1 && (
        <div className="mt-1 grid gap-2.5">
          <SwatchRow label="Tones" hexes={tones} hex={hex} className="h-[72px] sm:h-[84px]" />
          <span aria-hidden className="text-sm">
            Tones, on the way to gray
          </span>
        </div>
      )}
    </section>
  );
}
