import { distinctSteps } from "#app/frame/draw/distinct-steps.ts";
import { DrawButton } from "#app/frame/draw/draw-button.tsx";
import { Hint } from "#app/frame/draw/hint.tsx";
import { revealInStrip } from "#app/frame/draw/refs.ts";
import { cssColor } from "#app/tools/paint.ts";
import { bandsOf } from "#app/ui/bands.ts";
import { countOf } from "#color/words/count.ts";
import { colorsOf, type Drawn } from "./palette/draw.ts";
import { Player } from "./toolbar.tsx";
import { useShared } from "./use-bench.ts";

export function BottomBar({ next }: { next: string }) {
  const { drawNext, isWaiting } = useShared();
  return (
    <div className="wide-bottom-bar sticky bottom-(--tray,0px) z-30 flex items-center gap-x-4 border-line border-t bg-paper px-8 noscript:py-2 max-md:hidden">
      <DrawButton
        label="New colors"
        onClick={() => drawNext()}
        isBusy={isWaiting}
        next={next}
        nextLabel="Other colors"
        keys="space"
      />
      <Player />
      <div className="hidden noscript:hidden shrink-0 items-center gap-4 text-ink-2 text-sm xl:flex">
        <Hint keys="L">lock</Hint>
        <Hint keys="C">copy</Hint>
        <Hint keys="← →">back, forward</Hint>
      </div>
      <div className="ml-auto noscript:hidden min-w-0">
        <HistoryStrip />
      </div>
    </div>
  );
}

/** More would be narrower than a line. */
const MAX_SHOWN = 12;

/** A click returns to an earlier draw. */
export function HistoryStrip() {
  const { controls, drawnOf } = useShared();
  const { history, historyIndex, goTo } = controls;
  const steps = distinctSteps(history, historyIndex, (state) => stripesOf(drawnOf(state)) ?? "");
  return (
    <ol
      role="list"
      aria-label="Colors so far"
      className="relative flex min-h-[53px] min-w-0 items-center gap-2 overflow-x-auto px-1 [scrollbar-width:none]"
    >
      {steps.map(({ state, index, isNow }, place) => (
        <li key={place} ref={isNow ? revealInStrip : undefined} className="shrink-0">
          <button
            type="button"
            aria-current={isNow || undefined}
            aria-label={`Draw ${place + 1} of ${steps.length}, ${countOf(state.count, "color")}`}
            onClick={() => goTo(index)}
            className="swatch block h-8 pointer-coarse:h-11 w-14 rounded-swatch bg-well outline-offset-2 hover:opacity-85 aria-[current]:ring-2 aria-[current]:ring-ink aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper"
            style={{ background: stripesOf(drawnOf(state)) }}
          />
        </li>
      ))}
    </ol>
  );
}

function stripesOf(drawn: Drawn | null): string | undefined {
  return bandsOf((drawn ? colorsOf(drawn).slice(0, MAX_SHOWN) : []).map(cssColor));
}
