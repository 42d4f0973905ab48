import { useRef } from "react";
import { SplitSwatch } from "#app/tools/split-swatch.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import type { Hex } from "#color/color.ts";
import { printDifference } from "#color/nearest/closeness.ts";
import type { Near } from "./answer.ts";
import { describeCloseness } from "./words.ts";

type Item = { key: string; near: Near; source?: string };
type Props = { id: string; title: string; hex: Hex; items: readonly Item[] };

/** Names with their distance, one tab stop: arrow keys walk, Enter and a press copy the name. */
export function NearList({ id, title, hex, items }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const roving = useRovingGrid(list, items, { cells: "button" });
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <span className="font-mono text-ink-2 text-xs">ΔE 2000</span>
      </div>
      <ol ref={list} {...roving} aria-labelledby={id}>
        {items.map(({ key, near, source }) => (
          <li key={key} className="border-line border-t">
            <button
              type="button"
              onClick={() => copyText(near.name)}
              className="group grid min-h-12 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-left text-sm hover:bg-well focus-visible:-outline-offset-2 sm:grid-cols-[auto_minmax(0,1fr)_2.75rem_9.5rem]"
            >
              <SplitSwatch hex={hex} other={near.hex} className="h-8 w-16 shrink-0" />
              <span className="grid min-w-0">
                <span className="flex min-w-0 items-center gap-2">
                  <span className="truncate font-medium">{near.name}</span>
                  <Icon className="icon-copy noscript:hidden size-3.5 shrink-0 text-ink-3 group-hover:text-ink" />
                </span>
                <span className="truncate text-ink-2 text-xs">
                  {source && `${source} · `}
                  <span className="font-mono">{near.hex}</span>
                </span>
              </span>
              <span className="text-right font-mono text-xs tabular-nums">
                <span className="sr-only">ΔE </span>
                {printDifference(near.deltaE)}
              </span>
              <span className="text-ink-2 max-sm:sr-only">{describeCloseness(near.deltaE)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
