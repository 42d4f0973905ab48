import { type CSSProperties, useId, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { fromRgb24 } from "#color/convert.ts";
import { shades, tints } from "#color/ramp.ts";
import { hexOf, printHex } from "#color/text/print.ts";

/** The first step is the color itself and is dropped; the other five run outward from it. */
const STEPS = 6;

/** The five default palette colors, named by their nearest names. */
export const SAMPLES = [
  { name: "Lollipop", rgb24: 0xdb073d },
  { name: "Honeycomb", rgb24: 0xdba507 },
  { name: "Cerulean Skies", rgb24: 0x8ec7d2 },
  { name: "Copacabana", rgb24: 0x0d6986 },
  { name: "Raging Thunderstorm", rgb24: 0x07485b },
].map(({ name, rgb24 }) => {
  const color = fromRgb24(rgb24);
  return {
    name,
    hex: hexOf(rgb24),
    tints: tints(color, STEPS, "oklch").slice(1).map(printHex),
    shades: shades(color, STEPS, "oklch").slice(1).map(printHex),
  };
});
type Sample = (typeof SAMPLES)[number];

const [FIRST] = SAMPLES as [Sample, ...Sample[]];
const STEP_DELAY_MS = 45;
const STEP =
  "swatch -mr-px flex min-w-0 basis-0 grow-(--grow) items-end justify-center overflow-hidden pb-2 font-mono text-xs " +
  "transition-[background-color,flex-grow] delay-(--delay) duration-300 starting:grow-0 motion-reduce:delay-0";

export function SampleRamps() {
  const group = useId();
  const [chosen, setChosen] = useState(FIRST);
  const steps = [...chosen.tints.toReversed(), chosen.hex, ...chosen.shades];
  const middle = chosen.tints.length;
  return (
    <figure className="grid gap-3">
      <div
        role="img"
        aria-label={`Tints and shades of ${chosen.name}, ${chosen.hex}`}
        className="joined flex h-16 sm:h-28"
      >
        {steps.map((hex, place) => (
          <div
            key={place}
            className={STEP}
            style={
              {
                ...swatchStyle(hex),
                "--grow": place === middle ? 2.4 : 1,
                "--delay": `${Math.abs(place - middle) * STEP_DELAY_MS}ms`,
              } as CSSProperties
            }
          >
            {place === middle && <span className="max-sm:hidden">{hex}</span>}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <fieldset className="flex gap-2">
          <legend className="sr-only">Sample color</legend>
          {SAMPLES.map((sample) => (
            <label
              key={sample.hex}
              style={swatchStyle(sample.hex)}
              className="swatch grid pointer-coarse:size-11 size-9 cursor-pointer place-items-center rounded-full shadow-[inset_0_0_0_1px_var(--color-line)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={group}
                checked={sample === chosen}
                onChange={() => setChosen(sample)}
                aria-label={`${sample.name}, ${sample.hex}`}
                className="sr-only"
              />
              {sample === chosen && <Icon className="icon-check" />}
            </label>
          ))}
        </fieldset>
        <figcaption className="font-mono text-ink-2 text-xs">{chosen.name}, 5 tints and 5 shades</figcaption>
      </div>
    </figure>
  );
}
