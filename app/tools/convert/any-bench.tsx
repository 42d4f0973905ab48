import { BadText } from "./bad-text.tsx";
import { ColorField } from "./color-field.tsx";
import { FormatTable } from "./format-table.tsx";
import { GamutNote } from "./gamut-note.tsx";
import { MainInput } from "./main-input.tsx";
import { MoreSpaces } from "./more-spaces.tsx";
import type { Controls } from "./use-converter.ts";

type Props = { path: string; controls: Controls };

/** Any notation in, every format out. */
export function AnyBench({ path, controls }: Props) {
  const { state, view, badField, wire, onSubmit, take, prefetch } = controls;
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
          path={path}
          error={badField === "main" ? <BadText state={state} view={view} /> : undefined}
          wiring={wire("main", state.text)}
          onSubmit={onSubmit}
        />
        <GamutNote view={view} />
        <div>
          <FormatTable controls={controls} path={path} />
          <MoreSpaces color={state.color} />
        </div>
      </div>
      <ColorField view={view} onPick={take} />
    </section>
  );
}
