import { CopyButton } from "#app/ui/copy-button.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import type { Reference } from "./reference.ts";

export function Ramps({ hex, lightToDark, tones }: Pick<Reference, "hex" | "lightToDark" | "tones">) {
  return (
    <Section title="Shades and tints" aside="mixed in OKLCH" className="gap-5">
      <SwatchStrip label="From tints to shades" swatches={lightToDark.map(swatchOf)} currentHex={hex} />
      {tones.length > 1 && (
        <div className="mt-1 grid gap-2.5 [--height:72px] sm:[--height:84px]">
          <SwatchStrip label="Tones" swatches={tones.map(swatchOf)} currentHex={hex} />
          <span aria-hidden className="text-sm">
            Tones
          </span>
        </div>
      )}
    </Section>
  );
}

function swatchOf(hex: Reference["hex"]) {
  return { hex };
}

/** Sets of this many colors get half a row instead of a third. */
const WIDE_COUNT = 5;

export function Harmonies({ hex, harmonies }: Pick<Reference, "hex" | "harmonies">) {
  const isGray = harmonies.length < 3;
  return (
    <Section
      title="Goes with"
      aside={isGray ? "any hue goes with a gray" : "equal lightness in OKLCH"}
      className="gap-5"
    >
      <ul className="grid gap-x-4 gap-y-6 [--height:72px] sm:grid-cols-2 xl:grid-cols-6 sm:[--height:84px]">
        {harmonies.map(({ name, hexes }) => (
          <li
            key={name}
            className={`grid content-start gap-2.5 ${isGray ? "col-span-full" : hexes.length < WIDE_COUNT ? "xl:col-span-2" : "xl:col-span-3"}`}
          >
            <SwatchStrip label={name} swatches={hexes.map(swatchOf)} currentHex={hex} />
            <span aria-hidden className="text-sm">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Gradients({ gradients }: Pick<Reference, "gradients">) {
  return (
    <Section title="Gradients" className="content-start gap-5">
      <ul className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        {gradients.map(({ name, shown, modern }) => (
          <li key={name} className="grid gap-1.5">
            <div className="swatch inset-ring inset-ring-line h-[84px] rounded-control" style={{ background: shown }} />
            <div className="flex items-center justify-between gap-3">
              <span className="text-sm">{name}</span>
              <CopyButton
                text={`background: ${shown};\nbackground: ${modern};`}
                what={`CSS of ${name}`}
                size="sm"
                className="-mr-[7px] text-ink-2"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
