import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type DiffPart, diffOf } from "./diff.ts";
import type { Conversion } from "./use-text-conversion.ts";

const CHANGES_AT_ONCE = 100;

/** Each changed line, old above new. */
export function DiffView({ conversion: { source, result } }: { conversion: Conversion }) {
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
          Show {Math.min(left, 5 * CHANGES_AT_ONCE).toLocaleString("en-US")} more of {left.toLocaleString("en-US")}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
          <span key={index} className={hex && "font-medium underline decoration-line-2 underline-offset-[0.25em]"}>
            {hex && (
              <span
                aria-hidden
                className="swatch inset-ring inset-ring-line mr-1 inline-block size-[0.8em] rounded-[3px] align-[-0.05em]"
                style={{ backgroundColor: hex }}
              />
            )}
            {text}
          </span>
        ))}
      </Tag>
    </p>
  );
}
