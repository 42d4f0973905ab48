import { paint } from "#app/tools/paint.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";
import { printShare } from "./words.ts";

/** Shares below this have no room for their label. */
const MIN_LABELED_SHARE = 0.06;

export function ShareBar({ bench: { state, shares, findName } }: { bench: Bench }) {
  if (!shares) return null;
  const parts = state.swatches.map(({ color }, place) => ({ color, share: shares[place] ?? 0 }));
  return (
    <div className="grid gap-1.5">
      <ul
        role="list"
        aria-label="Shares of the picture"
        className="relative flex h-4 overflow-hidden rounded-full after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-full"
      >
        {parts.map(({ color, share }, place) => (
          <li
            key={place}
            className="swatch -mr-px transition-[flex-grow] duration-200"
            style={{ ...paint(color), flexGrow: share, flexBasis: 0 }}
          >
            <span className="sr-only">
              {findName(color) || printHex(color)}: {printShare(share)}
            </span>
          </li>
        ))}
      </ul>
      <div aria-hidden className="flex font-mono text-ink-2 text-xs">
        {parts.map(({ share }, place) => (
          <span key={place} className="min-w-0 overflow-hidden" style={{ flexGrow: share, flexBasis: 0 }}>
            {share >= MIN_LABELED_SHARE && <span className="max-sm:hidden">{printShare(share)}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
