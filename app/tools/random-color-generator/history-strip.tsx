import { useEffect, useRef } from "react";
import { cssColor } from "#app/tools/paint.ts";
import { useShared } from "./bench-context.ts";
import { colorsOf } from "./draw.ts";
import type { Drawn } from "./draw-named.ts";
import { sayCount } from "./words.ts";

/** More would be narrower than a line. */
const MAX_SHOWN = 12;

/** The draws so far as small pictures; a press goes back to one. */
export function HistoryStrip() {
  const { controls, drawnOf } = useShared();
  const { history, historyIndex, goTo } = controls;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is shown
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>("[aria-current]");
    // Not scrollIntoView, which would also scroll the page.
    if (box && item) box.scrollLeft = item.offsetLeft - box.clientWidth + item.offsetWidth + 40;
  }, [historyIndex, history.length]);
  return (
    <ol
      ref={list}
      aria-label="Colors so far"
      className="relative flex min-h-[53px] min-w-0 items-center gap-2 overflow-x-auto px-1 [scrollbar-width:none]"
    >
      {history.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is the place in the history
        <li key={index} className="shrink-0">
          <button
            type="button"
            aria-current={index === historyIndex || undefined}
            aria-label={`Draw ${index + 1} of ${history.length}, ${sayCount(state.count)}`}
            onClick={() => goTo(index)}
            className="swatch block h-8 pointer-coarse:h-11 w-14 rounded-swatch bg-well outline-offset-2 hover:opacity-85 aria-[current]:ring-2 aria-[current]:ring-ink aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper"
            style={{ background: stripesOf(drawnOf(state)) }}
          />
        </li>
      ))}
    </ol>
  );
}

/** One background and not an element a color: while Space is held all of them are drawn again. */
function stripesOf(drawn: Drawn | null): string | undefined {
  const colors = drawn ? colorsOf(drawn).slice(0, MAX_SHOWN) : [];
  if (colors.length === 0) return undefined;
  const share = 100 / colors.length;
  const stops = colors.map(
    (color, at) => `${cssColor(color)} ${(at * share).toFixed(2)}% ${((at + 1) * share).toFixed(2)}%`,
  );
  return `linear-gradient(to right, ${stops.join(", ")})`;
}
