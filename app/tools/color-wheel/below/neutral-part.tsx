import { useDeferredValue } from "react";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { NumberSlider } from "#app/ui/number-slider.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { neutrals } from "#color/neutrals.ts";
import { printHex } from "#color/text/print.ts";
import { setNeutral } from "../changes.ts";
import { MAX_NEUTRALS, MAX_TINT, MIN_NEUTRALS } from "../state.ts";
import type { Bench } from "../use-bench.ts";

/** Grays with a touch of the base's hue. */
export function NeutralPart({ bench: { controls, state, markers } }: { bench: Bench }) {
  const color = useDeferredValue(markers[0]?.color);
  const { neutral } = state;
  const hue = color ? convert(color, "oklch").h : null;
  const grays = neutrals(hue, neutral);
  const middle = grays[Math.floor(grays.length / 2)];
  return (
    <section
      aria-labelledby="neutrals"
      className="grid content-start gap-4 rounded-bench border border-line bg-sheet p-5 md:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="neutrals" className="text-xl">
          Matching neutrals
        </h2>
        {middle && (
          <span className="flex">
            <CopyColorButton color={middle} name="the middle gray" size="sm" />
            <KeepButton color={middle} name="the middle gray" size="sm" />
          </span>
        )}
      </div>
      <GrayStrip grays={grays} />
      <div className="grid noscript:hidden gap-x-8 gap-y-2 sm:grid-cols-2">
        <NumberSlider
          label="Tint"
          value={neutral.tint}
          max={MAX_TINT}
          step={0.001}
          valueText={`chroma ${neutral.tint}`}
          {...controls.slide((now, tint: number) => setNeutral(now, { tint }))}
          className="[&_[role=spinbutton]]:w-[5.5ch]"
        />
        <NumberSlider
          label="Steps"
          value={neutral.steps}
          min={MIN_NEUTRALS}
          max={MAX_NEUTRALS}
          {...controls.slide((now, steps: number) => setNeutral(now, { steps }))}
        />
      </div>
      <p className="text-ink-2 text-sm">
        {hue === null
          ? "The base is a gray without a hue, so these are pure grays."
          : `Even steps of OKLCH lightness at the base's hue, ${Math.round(hue)}°. The tint is the chroma in the middle of the scale and fades toward white. Exports include them. Save keeps their settings and lists only the palette.`}
      </p>
    </section>
  );
}

/** Up to twenty grays leave no room for codes: a click copies one and announces it. */
function GrayStrip({ grays }: { grays: readonly Color[] }) {
  const copy = useCopy();
  return (
    <ul role="list" aria-label="Neutrals" className="joined flex h-20">
      {grays.map((gray, at) => (
        <li key={at} className="-mr-px flex flex-1">
          <button
            type="button"
            aria-label={`Copy neutral ${at + 1}, ${printHex(gray)}`}
            onClick={() => void copy(gray, `neutral ${at + 1}`)}
            className="swatch grow hover:opacity-85 focus-visible:outline-current focus-visible:-outline-offset-4"
            style={swatchStyle(printHex(gray))}
          />
        </li>
      ))}
    </ul>
  );
}
