import { useState } from "react";
import { saveFile } from "#app/frame/export/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { printCount } from "#color/words/count.ts";
import type { Conversion } from "./convert-text.ts";
import { type DiffPart, diffOf } from "./diff.ts";
import { guessFileName } from "./text-file.ts";

type Props = {
  conversion: Conversion;
  isBehind: boolean;
  /** The latest text could not be converted, so this result belongs to an older one. */
  hasFailed: boolean;
  counts: string;
};

/** Up to this length the whole text is on the page from the start, readable without JavaScript too. */
const SHORT_CHARACTERS = 20_000;
const CHANGES_AT_ONCE = 100;

export function TextResult({ conversion, isBehind, hasFailed, counts }: Props) {
  const { source, fileName, result } = conversion;
  const isEmpty = source === "";
  const name = fileName ?? guessFileName(source);
  return (
    <section
      aria-label="Converted text"
      aria-busy={isBehind}
      className="flex min-w-0 flex-col border-line max-lg:border-t lg:border-l"
    >
      <div
        className={
          isEmpty
            ? "sr-only"
            : "flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-5 pt-5 pb-3 md:px-7 md:pt-7"
        }
      >
        <div className="grid gap-1 font-[550] text-sm">
          {hasFailed && !isEmpty && <Failure>This result is for the previous text.</Failure>}
          {/* Always rendered, because live regions announce only changes. */}
          <p aria-live="polite">{counts}</p>
        </div>
        {!isEmpty && (
          <div className="flex noscript:hidden gap-2.5">
            <CopyButton text={result.text} what="the converted text" size="sm">
              Copy
            </CopyButton>
            <Button size="sm" variant="primary" isBusy={isBehind} onClick={() => saveFile(name, textBlob(result.text))}>
              <Icon className="icon-download" />
              {name}
            </Button>
          </div>
        )}
      </div>
      {result.replacements.length > 0 && (
        <section
          aria-label="Changed lines"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
          tabIndex={0}
          className="max-h-[26rem] overflow-auto border-line border-t font-mono text-xs leading-[1.6] focus-visible:-outline-offset-2"
        >
          <DiffView conversion={conversion} />
        </section>
      )}
      {isEmpty ? <EmptyResult hasFailed={hasFailed} /> : <WholeText text={result.text} />}
    </section>
  );
}

function textBlob(text: string) {
  return new Blob([text], { type: "text/plain;charset=utf-8" });
}

function WholeText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="border-line border-t">
      <summary className="px-5 py-3 text-sm md:px-7">Whole text</summary>
      {(isOpen || text.length <= SHORT_CHARACTERS) && (
        <textarea
          readOnly
          aria-label="The whole converted text"
          rows={14}
          wrap="off"
          value={text}
          className="w-full resize-y bg-well px-5 py-3 font-mono text-sm focus-visible:-outline-offset-2 md:px-7"
        />
      )}
    </details>
  );
}

function Failure({ children }: { children?: string }) {
  return (
    <p role="alert" className="text-bad">
      This text could not be converted. {children}
    </p>
  );
}

function EmptyResult({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className="grid flex-1 place-content-center gap-2 p-7 text-center">
      {hasFailed && <Failure />}
      <p className="font-semibold text-lg">Colors change in place</p>
      <p className="max-w-[26em] text-ink-2 text-sm">
        Everything else stays the same, byte for byte. You see every changed line before you copy the text.
      </p>
    </div>
  );
}

function DiffView({ conversion: { source, result } }: { conversion: Conversion }) {
  const [limit, setLimit] = useState(CHANGES_AT_ONCE);
  const { changes, changeCount } = diffOf(source, result.replacements, limit);
  const left = changeCount - changes.length;
  return (
    <>
      <ol>
        {changes.map(({ firstLine, before, after, hiddenColors }) => (
          <li key={firstLine} className="grid grid-cols-[3.25rem_1fr] border-line border-t py-2 pr-5 first:border-t-0">
            <span className="pt-px pr-3 text-right text-ink-2 tabular-nums">
              <span className="sr-only">Line </span>
              {firstLine}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <DiffLine sign="−" word="before" parts={before} className="text-ink-2" />
              <DiffLine sign="+" word="after" parts={after} />
              {hiddenColors > 0 && <p className="text-ink-2">and {hiddenColors} more colors in this line</p>}
            </div>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <Button size="sm" className="m-3" onClick={() => setLimit(limit + 5 * CHANGES_AT_ONCE)}>
          Show {printCount(Math.min(left, 5 * CHANGES_AT_ONCE))} more of {printCount(left)}
        </Button>
      )}
    </>
  );
}

type LineProps = { sign: "−" | "+"; word: string; parts: readonly DiffPart[]; className?: string };

function DiffLine({ sign, word, parts, className = "" }: LineProps) {
  const Tag = sign === "−" ? "del" : "ins";
  return (
    <p className={`flex ${className}`}>
      <span aria-hidden className="w-5 shrink-0 select-none">
        {sign}
      </span>
      <span className="sr-only">{word}: </span>
      <Tag className="min-w-0 whitespace-pre-wrap no-underline [overflow-wrap:anywhere]">
        {parts.map(({ text, hex }, index) => (
          <span key={index} className={hex && "font-medium underline decoration-line-2 underline-offset-[0.25em]"}>
            {hex && <ColorDot color={hex} className="mr-1 inline-block size-[0.8em] rounded-[3px] align-[-0.05em]" />}
            {text}
          </span>
        ))}
      </Tag>
    </p>
  );
}
