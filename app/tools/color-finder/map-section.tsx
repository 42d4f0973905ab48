import { useDeferredValue, useRef, useState } from "react";
import { SplitSwatch } from "#app/tools/split-swatch.tsx";
import { ToolSection } from "#app/tools/tool-section.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { CLOSENESS_WORDS, printDifference } from "#color/nearest/closeness.ts";
import { printCount } from "#color/words/count.ts";
import { colorFinder as tool } from "#content/tools.ts";
import { EXAMPLE_CSS } from "./example-css.ts";
import type { MappedRow, MappedStylesheet } from "./map-stylesheet.ts";
import { choose, FARTHEST, FINDER_LABELS, MAX_STYLESHEET_CHARACTERS, type State } from "./model.ts";
import type { FinderView } from "./use-finder.ts";

export type MappedText = { readonly source: string; readonly mapped: MappedStylesheet | null; readonly words: string };

type Props = { controls: ToolControls<State>; view: FinderView; loaded: MappedText };

const SPELLING_OPTIONS = optionsOf({ token: "Tokens", value: "Values" });
const FARTHEST_OPTIONS = FARTHEST.map((value) => ({
  value: String(value),
  label: value === 0 ? "nothing" : `ΔE above ${value}`,
}));
const MAX_ROWS = 60;

/** Maps the colors of a stylesheet; the text never leaves the browser. */
export function MapSection({ controls, view: { finder, index, wake }, loaded }: Props) {
  const { set, spelling, farthest } = controls.state;
  const [source, setSource] = useState(loaded.source);
  const text = useDeferredValue(source);
  const own = finder && index && text ? finder.mapStylesheet(text, index, { set, spelling, farthest }) : null;
  const mapped = text === "" ? null : (own ?? (text === loaded.source ? loaded.mapped : null));
  const words = mapped ? (finder?.describeMapped(mapped) ?? loaded.words) : "";
  return (
    <ToolSection id="map" title={`A stylesheet in ${FINDER_LABELS[set]}`} aside="each color gets the nearest token">
      <form
        action={tool.path}
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-2"
      >
        <input type="hidden" name="s" value={set} />
        <Source initial={loaded.source} onText={setSource} wake={wake} />
        <section
          aria-label="The mapped stylesheet"
          aria-busy={text !== source || (text !== "" && mapped === null)}
          className="grid min-w-0 content-start gap-4 border-line p-4 max-lg:border-t md:p-6 lg:border-l"
        >
          <Choices controls={controls} />
          <p aria-live="polite" className="font-[550] text-sm empty:absolute">
            {words}
          </p>
          {mapped && mapped.found > 0 ? <Result mapped={mapped} /> : text === "" && <Explanation />}
        </section>
      </form>
    </ToolSection>
  );
}

type SourceProps = { initial: string; onText: (text: string) => void; wake: () => void };

function Source({ initial, onText, wake }: SourceProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** Browsers cut pasted text without a word. */
  const [isFull, setIsFull] = useState(false);
  const take = (text: string) => {
    setIsFull(text.length >= MAX_STYLESHEET_CHARACTERS);
    onText(text);
  };
  // Picks up text that was typed before hydration.
  useOnMount(() => {
    if (area.current?.value) take(area.current.value);
  });
  const showExample = () => {
    if (area.current) area.current.value = EXAMPLE_CSS;
    take(EXAMPLE_CSS);
    wake();
  };
  return (
    <div className="grid min-w-0 content-start gap-3.5 p-4 md:p-6">
      <Field
        label="Your stylesheet"
        hint="CSS, SCSS, JSON or any code with colors."
        error={isFull && "Only the first 1,000,000 characters fit. Map the rest separately."}
      >
        <Textarea
          ref={area}
          name="t"
          rows={16}
          isMono
          wrap="off"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={MAX_STYLESHEET_CHARACTERS}
          defaultValue={initial}
          placeholder="Paste it here"
          onFocus={wake}
          onInput={({ currentTarget }) => take(currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={showExample} className="noscript:hidden">
          Try an example
        </Button>
        <Button type="submit" size="sm" variant="primary" className="scripting:hidden">
          Map colors
        </Button>
      </div>
    </div>
  );
}

function Choices({ controls: { state, apply } }: Pick<Props, "controls">) {
  return (
    <div className="flex noscript:hidden flex-wrap gap-2.5">
      <PillSelect
        label="Write"
        value={state.spelling}
        options={SPELLING_OPTIONS}
        onChange={(spelling) => apply(choose, { spelling })}
      />
      <PillSelect
        label="Leave as is"
        value={String(state.farthest)}
        options={FARTHEST_OPTIONS}
        onChange={(value) => apply(choose, { farthest: Number(value) as State["farthest"] })}
      />
    </div>
  );
}

function Result({ mapped: { text, rows, definitions } }: { mapped: MappedStylesheet }) {
  const left = rows.length - MAX_ROWS;
  return (
    <>
      <section
        aria-label="Colors and their tokens"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        tabIndex={0}
        className="max-h-80 overflow-y-auto overscroll-contain"
      >
        <ul>
          {rows.slice(0, MAX_ROWS).map((row) => (
            <Row key={row.before} row={row} />
          ))}
        </ul>
      </section>
      {left > 0 && <p className="text-ink-2 text-sm">and {printCount(left)} more, all closer</p>}
      <div className="flex noscript:hidden flex-wrap gap-2.5">
        <CopyButton text={text} what="the stylesheet" variant="primary">
          Copy the stylesheet
        </CopyButton>
        {definitions && (
          <CopyButton text={definitions} what="the variables">
            Copy its variables
          </CopyButton>
        )}
      </div>
      <textarea
        readOnly
        aria-label="The whole mapped stylesheet"
        rows={10}
        wrap="off"
        value={text}
        className="w-full resize-y rounded-control bg-well px-3.5 py-2.5 font-mono text-sm focus-visible:-outline-offset-2"
      />
    </>
  );
}

function Row({ row: { before, hex, token, tokenHex, deltaE2000, closeness, times, isKept } }: { row: MappedRow }) {
  return (
    <li className="grid min-h-10 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 border-line border-t py-1 text-sm first:border-t-0 sm:grid-cols-[auto_minmax(0,1fr)_2.5rem_8.5rem]">
      <SplitSwatch hex={hex} other={tokenHex} className="h-7 w-12" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="max-w-full truncate font-mono text-ink-2 text-xs">{before}</span>
        <Icon className="icon-arrow-right size-3.5 shrink-0 text-ink-3" />
        <span className="sr-only">becomes</span>
        <span className={`font-medium ${isKept ? "line-through" : ""}`}>{token}</span>
        {times > 1 && <span className="text-ink-2 text-xs">{printCount(times)} times</span>}
      </span>
      <span className="text-right font-mono text-xs tabular-nums">
        <span className="sr-only">ΔE </span>
        {printDifference(deltaE2000)}
      </span>
      <span className="text-ink-2 max-sm:sr-only">{isKept ? "Left as written" : CLOSENESS_WORDS[closeness]}</span>
    </li>
  );
}

function Explanation() {
  return (
    <div className="grid gap-2 py-8 text-center lg:py-20">
      <p className="font-semibold text-lg">Every color as a token of the chosen set</p>
      <p className="mx-auto max-w-[26em] text-ink-2 text-sm">
        The least accurate matches come first. Check those. The rest of the text doesn't change.{" "}
        <span className="noscript:hidden">It never leaves your browser.</span>
      </p>
    </div>
  );
}
