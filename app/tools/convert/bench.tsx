import type { CSSProperties, ReactNode } from "react";
import { late } from "#app/late/late.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field, useFieldWiring } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButtonLink } from "#app/ui/icon-button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useEarlyText } from "#app/ui/use-early.ts";
import type { Color } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";
import type { View } from "./reader.ts";
import type { Controls } from "./use-converter.ts";

const Actions = late(async () => (await import("./actions.tsx")).Actions, null, { isOnServer: true });
const Picker = late(async () => (await import("./picker.tsx")).Picker, null, { isOnServer: true });

/** Layout for a container with a title and a bench. */
export const BENCH_GRID = "grid grid-cols-[minmax(0,1fr)] items-center md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-2";

/** The actions go at the end of the title line. */
export function Bench({ controls, children }: { controls: Controls; children: ReactNode }) {
  const { state, view, take, prefetch } = controls;
  return (
    <>
      <div className="phone-bottom-bar md:col-start-2 md:row-start-1">
        <Actions controls={controls} />
      </div>
      <section
        aria-label="Converter"
        onPointerEnter={prefetch}
        className="grid overflow-clip rounded-bench border border-line bg-sheet md:col-span-2 lg:grid-cols-[1fr_38%]"
      >
        {children}
        <ColorField color={state.color} view={view} onPick={take} />
      </section>
    </>
  );
}

type InputProps = { label: string; aside: string; printed: string; controls: Controls };

/** A separate form, which the server handles without JavaScript. */
export function MainInput({ label, aside, printed, controls: { path, onSubmit, wire } }: InputProps) {
  const wiring = wire("main", printed);
  return (
    <form action={path} onSubmit={onSubmit} className="flex items-end gap-2.5">
      <Field label={label} aside={aside} error={wiring.error} className="flex-1">
        <LargeInput wiring={wiring} />
      </Field>
      <span className="noscript:block hidden">
        <Button type="submit" variant="primary" size="lg" className="min-h-15">
          Convert
        </Button>
      </span>
    </form>
  );
}

function LargeInput({ wiring: { onEarlyText, error, ...wiring } }: { wiring: ReturnType<Controls["wire"]> }) {
  const input = useEarlyText(wiring.value, onEarlyText);
  return (
    <div className="field-well min-h-15 px-4.5">
      <input
        ref={input}
        data-control
        name="c"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useFieldWiring()}
        {...wiring}
        className="min-w-0 flex-1 bg-transparent py-2 font-mono text-lg outline-none md:text-xl"
      />
    </div>
  );
}

/** Warns about a color outside sRGB, and says what replaces it and how far off that is. */
export function GamutNote({ view: { outside, hex } }: { view: View }) {
  if (!outside) return null;
  return (
    <p className="flex gap-2.5 rounded-control bg-well px-4 py-3 text-sm">
      <Icon className="icon-triangle-alert mt-0.5 shrink-0 text-bad" />
      <span>
        <strong className="font-semibold">Outside sRGB.</strong> {outside.where} HEX, RGB, HSL, HSV, HWB and CMYK show{" "}
        <span className="font-mono">{hex}</span> instead, by CSS Color 4 gamut mapping. ΔE2000 {outside.difference} from
        the color as written.
      </span>
    </p>
  );
}

type FieldProps = { color: Color; view: View; onPick: (text: string) => void };

function ColorField({ color, view, onPick }: FieldProps) {
  const { hex, rows } = view;
  const code = rows[0] ?? hex;
  return (
    <section
      aria-label="The color"
      style={swatchStyle(hex)}
      className="swatch flex min-h-[190px] flex-col border-line bg-clip-padding max-lg:order-first max-lg:border-b lg:border-l"
    >
      <Bands view={view} />
      <div className="sticky bottom-0 mt-auto grid gap-5 p-5 md:p-7">
        <p className="font-medium font-mono text-2xl tracking-[-0.02em] md:text-3xl">{code}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={code} what="HEX">
            Copy<span className="sr-only"> HEX</span>
          </CopyButton>
          <Picker {...{ color, onPick }} />
          <IconButtonLink icon="icon-arrow-up-right" name="Color page" variant="outline" href={colorPath(hex)} />
        </div>
      </div>
    </section>
  );
}

/** Shows what the plain sRGB fill of the field can't: transparency, and colors that only wide-gamut screens have. */
function Bands({ view: { outside, clear } }: { view: View }) {
  if (!outside && !clear) return null;
  return (
    <ul className="flex min-h-24 text-xs">
      {outside && (
        <li className="flex flex-1 items-end p-3" style={{ backgroundColor: outside.css }}>
          as your screen shows it
        </li>
      )}
      {clear && (
        <li className="checker flex flex-1 items-end p-3" style={{ "--veil": clear.css } as CSSProperties}>
          <span className="rounded-swatch bg-black px-1.5 py-0.5 text-white">{clear.percent}% opaque</span>
        </li>
      )}
    </ul>
  );
}
