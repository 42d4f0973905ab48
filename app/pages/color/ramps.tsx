import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import type { Hex } from "#color/color.ts";

type Props = { hex: Hex; lightToDark: readonly Hex[]; tones: readonly Hex[] };

export function Ramps({ hex, lightToDark, tones }: Props) {
  return (
    <section className="grid gap-5">
      <SectionHeading aside="mixed in OKLCH">Shades and tints</SectionHeading>
      <SwatchStrip
        label={`Shades and tints of ${hex}`}
        swatches={lightToDark.map((step) => ({ hex: step }))}
        currentHex={hex}
      />
      <SectionHeading level={3}>Tones, on the way to gray</SectionHeading>
      <SwatchStrip label={`Tones of ${hex}`} swatches={tones.map((step) => ({ hex: step }))} currentHex={hex} />
    </section>
  );
}
