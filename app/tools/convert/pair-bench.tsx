import { ArrowUpDown } from "lucide-react";
import { ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { ICON } from "#app/ui/icon.ts";
import type { Color } from "#color/color.ts";
import { deltaE2000 } from "#color/difference.ts";
import { parsePasted } from "#color/pasted.ts";
import { print } from "#color/print.ts";
import { BadText } from "./bad-text.tsx";
import { ColorField } from "./color-field.tsx";
import { nameOf } from "./formats.ts";
import { GamutNote } from "./gamut-note.tsx";
import { MainInput } from "./main-input.tsx";
import { write } from "./model.ts";
import { type Pair, pathOfPair } from "./pairs.ts";
import { holdIn } from "./steps/hold.ts";
import type { useConverter } from "./use-converter.ts";

type Props = { pair: Pair; converter: ReturnType<typeof useConverter> };

/** One format in, one format out, and the color beside them. */
export function PairBench({ pair, converter }: Props) {
  const { from, to } = pair;
  const { state, badField, wire, onSubmit, take } = converter;
  const query = write(state).toString();
  const held = holdIn(state.color, from);
  const output = print(held, to);
  return (
    <section
      aria-label="Converter"
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[1fr_38%]"
    >
      <div className="grid content-start gap-5 p-5 md:p-7">
        <MainInput
          label={nameOf(from)}
          aside="or any other color"
          path={pathOfPair(pair)}
          error={badField === from ? <BadText state={state} /> : undefined}
          wiring={wire(from, print(state.color, from))}
          onSubmit={onSubmit}
        />
        <div className="grid gap-1.5">
          <div className="flex items-center justify-between gap-4">
            <h2 className="font-[550] text-sm tracking-normal">{nameOf(to)}</h2>
            <ButtonLink
              size="sm"
              variant="ghost"
              to={{ pathname: pathOfPair({ from: to, to: from }), search: query && `?${query}` }}
              className="-mr-3 text-ink-2"
            >
              <ArrowUpDown {...ICON} />
              {nameOf(to)} to {nameOf(from)}
            </ButtonLink>
          </div>
          <div className="flex items-center justify-between gap-4 border-line border-t pt-3.5">
            <p className="min-w-0 font-mono text-lg [overflow-wrap:anywhere] md:text-2xl">{output}</p>
            <CopyButton text={output} what={nameOf(to)} variant="primary">
              Copy
            </CopyButton>
          </div>
        </div>
        <WayBack held={held} output={output} pair={pair} />
        <GamutNote color={state.color} />
      </div>
      <ColorField color={state.color} onPick={take} />
    </section>
  );
}

/** Rounded numbers and smaller gamuts lose something: this says how much. */
function WayBack({ held, output, pair: { from, to } }: { held: Color; output: string; pair: Pair }) {
  const back = parsePasted(output);
  if (!back) return null;
  const text = print(holdIn(back, from), from);
  const isSame = text === print(held, from);
  const isCmyk = from === "cmyk" || to === "cmyk";
  return (
    <p className="text-ink-2 text-sm">
      {isSame ? (
        `Converts back to the same ${nameOf(from)} code.`
      ) : (
        <>
          Converts back to <span className="font-mono text-xs">{text}</span>, ΔE2000 {deltaE2000(held, back).toFixed(2)}{" "}
          away.
        </>
      )}
      {isCmyk && " CMYK here is a formula, not an ICC profile."}
    </p>
  );
}
