import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import type { Hex } from "#color/color.ts";

type Props = { hex: Hex; lightToDark: readonly Hex[]; tones: readonly Hex[] };

/** The color on its way to white, to black and to gray. */
export function Ramps({ hex, lightToDark, tones }: Props) {
  return (
    <section className="grid gap-5">
      <SectionHeading aside="mixed in OKLCH">Shades and tints</SectionHeading>
      <SwatchStrip label="From tints to shades" swatches={lightToDark.map(swatchOf)} currentHex={hex} />
      {tones.length > 1 && (
        <div className="mt-1 grid gap-2.5 [--height:72px] sm:[--height:84px]">
          <SwatchStrip label="Tones" swatches={tones.map(swatchOf)} currentHex={hex} />
          <span aria-hidden className="text-sm">
            Tones
          </span>
        </div>
      )}
    </section>
  );
}

function swatchOf(hex: Hex) {
  return { hex };
}
