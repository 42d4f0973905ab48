import { BadText } from "./bad-text.tsx";
import { ColorField } from "./color-field.tsx";
import { FormatTable } from "./format-table.tsx";
import { GamutNote } from "./gamut-note.tsx";
import { MainInput } from "./main-input.tsx";
import type { useConverter } from "./use-converter.ts";

type Props = { path: string; converter: ReturnType<typeof useConverter> };

/** Any notation in, every format out. */
export function AnyBench({ path, converter }: Props) {
  const { state, badField, wire, onSubmit, take } = converter;
  return (
    <section
      aria-label="Converter"
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[1fr_38%]"
    >
      <div className="grid content-start gap-4 p-5 md:p-7">
        <MainInput
          label="Any color"
          aside="#C8C814, teal, oklch(0.8 0.17 108)"
          path={path}
          error={badField === "any" ? <BadText state={state} /> : undefined}
          wiring={wire("any", state.text)}
          onSubmit={onSubmit}
        />
        <GamutNote color={state.color} />
        <FormatTable converter={converter} color={state.color} path={path} />
      </div>
      <ColorField color={state.color} onPick={take} />
    </section>
  );
}
