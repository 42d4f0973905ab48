import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, useFieldWiring } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { WELL } from "#app/ui/well-style.ts";
import { ColorField } from "./color-field.tsx";
import type { Controls } from "./use-converter.ts";
import type { View } from "./view.ts";

/** What a color is typed into and becomes, and the color beside it. */
export function Bench({ controls: { view, take, prefetch }, children }: { controls: Controls; children: ReactNode }) {
  return (
    <section
      aria-label="Converter"
      onPointerEnter={prefetch}
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[1fr_38%]"
    >
      {children}
      <ColorField view={view} onPick={take} />
    </section>
  );
}

type InputProps = { label: string; aside: string; printed: string; controls: Controls };

/** The large input of the bench: a form of its own that the server answers where there is no JavaScript. */
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
    <div className={`${WELL} min-h-15 px-4.5`}>
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

/** Warns of a color that sRGB does not have, and says what replaces it and how far off that is. */
export function GamutNote({ view: { outside, hex } }: { view: View }) {
  if (!outside) return null;
  return (
    <p className="flex gap-2.5 rounded-control bg-well px-4 py-3 text-sm">
      <Icon className="icon-triangle-exclamation-point mt-0.5 shrink-0 text-bad" />
      <span>
        <strong className="font-semibold">Outside sRGB.</strong> {outside.where} HEX, RGB, HSL, HSV, HWB and CMYK show{" "}
        <span className="font-mono">{hex}</span> instead, by CSS Color 4 gamut mapping. ΔE2000 {outside.difference} from
        the color as written.
      </span>
    </p>
  );
}
