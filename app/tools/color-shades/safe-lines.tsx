import type { Scale } from "./make-scales.ts";
import { BLACK, isWhole, rangeWords, type SafeRange, safeRange, WHITE } from "./measure-steps.ts";

type Line = { readonly what: string; readonly range: SafeRange };

/** Below a strip: which of its steps are safe as text, on white and on black. */
export function SafeLines({ scale }: { scale: Scale }) {
  const count = scale.steps.length;
  const lines = [
    { what: "white", range: safeRange(scale, WHITE) },
    { what: "black", range: safeRange(scale, BLACK) },
  ]
    .filter((line): line is Line => line.range !== null)
    .sort((a, b) => a.range.from - b.range.from);
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1.5 text-ink-2 text-xs">
      <div aria-hidden className="grid max-md:hidden" style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}>
        {lines.map(({ what, range }) => (
          <span
            key={what}
            className="row-start-1 mx-[3px] h-1.5 rounded-b-[3px] border-current border-x border-b"
            style={{ gridColumn: `${range.from + 1} / ${range.to + 2}` }}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6">
        {lines.map(({ what, range }) => (
          <p key={what} className={range.from > 0 ? "md:ml-auto" : ""}>
            {isWhole(range, count) ? `Every step is text-safe on ${what}` : `Text-safe on ${what} ${rangeWords(range)}`}
          </p>
        ))}
      </div>
    </div>
  );
}
