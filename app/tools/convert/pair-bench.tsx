import { ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { Bench, GamutNote, MainInput } from "./bench.tsx";
import { write } from "./model.ts";
import type { PairView } from "./pair-view.ts";
import { type Pair, pathOfPair } from "./pairs.ts";
import type { Controls } from "./use-converter.ts";

type Props = { pair: Pair; controls: Controls; view: PairView };

export function PairBench({ pair, controls, view }: Props) {
  const { from, to } = pair;
  const { input, output } = view;
  const query = write(controls.state).toString();
  return (
    <Bench controls={controls}>
      <div className="grid content-start gap-5 p-5 md:p-7">
        <MainInput label={FORMAT_NAMES[from]} aside="or any other color" printed={input} controls={controls} />
        <div className="grid gap-1.5">
          <div className="flex items-center justify-between gap-4">
            <h2 className="font-[550] text-sm tracking-normal">{FORMAT_NAMES[to]}</h2>
            <ButtonLink
              size="sm"
              variant="ghost"
              href={pathOfPair({ from: to, to: from }) + (query && `?${query}`)}
              className="-mr-3 text-ink-2"
            >
              <Icon className="icon-arrow-up-down" />
              {FORMAT_NAMES[to]} to {FORMAT_NAMES[from]}
            </ButtonLink>
          </div>
          <div className="flex items-center justify-between gap-4 border-line border-t pt-3.5">
            <p className="min-w-0 font-mono text-lg [overflow-wrap:anywhere] md:text-2xl">{output}</p>
            <CopyButton text={output} what={FORMAT_NAMES[to]} variant="primary">
              Copy<span className="sr-only"> {FORMAT_NAMES[to]}</span>
            </CopyButton>
          </div>
        </div>
        <RoundTrip view={view} pair={pair} />
        <GamutNote view={view} />
      </div>
    </Bench>
  );
}

function RoundTrip({ view: { roundTrip, cut, input }, pair: { from, to } }: { view: PairView; pair: Pair }) {
  return (
    <p className="text-ink-2 text-sm">
      {cut ? (
        <>
          RGB runs from 0 to 255, so <span className="font-mono text-xs">{cut}</span> was cut to{" "}
          <span className="font-mono text-xs">{input}</span>.
        </>
      ) : roundTrip ? (
        <>
          Converts back to <span className="font-mono text-xs">{roundTrip.text}</span>, ΔE2000 {roundTrip.difference}{" "}
          away.
        </>
      ) : (
        `Converts back to the same ${FORMAT_NAMES[from]} code.`
      )}
      {(from === "cmyk" || to === "cmyk") && " CMYK here is a formula, not an ICC profile."}
    </p>
  );
}
