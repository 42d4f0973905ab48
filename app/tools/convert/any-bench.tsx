import { ColorField } from "./color-field.tsx";
import { FormatTable } from "./format-table.tsx";
import { GamutNote } from "./gamut-note.tsx";
import { MainInput } from "./main-input.tsx";
import { MoreSpaces } from "./more-spaces.tsx";
import type { Controls } from "./use-converter.ts";

/** Any notation in, every format out. */
export function AnyBench({ controls }: { controls: Controls }) {
  const { state, view, take, prefetch } = controls;
  return (
    <section
      aria-label="Converter"
      onPointerEnter={prefetch}
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[1fr_38%]"
    >
      <div className="grid content-start gap-4 p-5 md:p-7">
        <MainInput
          label="Any color"
          aside="#C8C814, teal, oklch(0.8 0.17 108)"
          printed={state.text}
          controls={controls}
        />
        <GamutNote view={view} />
        <div>
          <FormatTable controls={controls} />
          <MoreSpaces color={state.color} />
        </div>
      </div>
      <ColorField view={view} onPick={take} />
    </section>
  );
}
