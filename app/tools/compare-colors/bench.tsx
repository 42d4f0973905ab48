import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { useKeyRelease } from "#app/tools/use-key-release.ts";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { compareColors } from "#color/difference/compare.ts";
import { type BenchProps, ColorList } from "./color-list.tsx";
import { DeltaBars, Figures, Verdict } from "./figures.tsx";
import { pairOf, swap } from "./model.ts";
import { reportOf } from "./report.ts";
import { Specimen } from "./specimen.tsx";

export function Bench({ controls, names }: BenchProps) {
  const { state, apply } = controls;
  const { isFlipped, holdProps } = useFlip();
  const [first, second] = pairOf(state);
  const [front, back] = isFlipped ? [second, first] : [first, second];
  const comparison = compareColors(first, second);
  const copyReport = () => copyText(reportOf(state, names, controls.link()), "the report");
  return (
    <section
      aria-label="Comparison"
      className="flex flex-col overflow-hidden rounded-bench border border-line bg-sheet"
    >
      <div className="grid max-md:contents lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="flex flex-col">
          <div className="grid flex-1">
            <Specimen view={state.view} first={front} second={back} />
          </div>
          <div className="flex noscript:hidden flex-wrap items-center gap-2 border-line border-t p-3.5">
            <Button icon="icon-flip-vertical-2" {...holdProps} variant="ghost" className="max-sm:px-3">
              Hold to flip
              <span className="contents pointer-coarse:hidden">
                <Kbd>space</Kbd>
              </span>
            </Button>
            <Button icon="icon-arrow-left-right" variant="ghost" onClick={() => apply(swap)} className="max-sm:px-3">
              <span className="max-sm:sr-only">Swap</span>
              <span className="contents pointer-coarse:hidden">
                <Kbd>X</Kbd>
              </span>
            </Button>
            <Button icon="icon-clipboard" variant="ghost" onClick={copyReport} className="ml-auto max-sm:px-3">
              Copy report
            </Button>
          </div>
        </div>
        <div className="grid content-start gap-5 border-line max-md:contents max-lg:border-t md:p-7 lg:border-l">
          <Verdict comparison={comparison} />
          {/* After the list on phones, so that the colors are on the first screen. */}
          <div className="grid gap-7 border-line max-md:order-last max-md:border-t max-md:p-5">
            <Figures comparison={comparison} second={state.pair[1] + 1} />
            <DeltaBars deltas={comparison.deltas} />
          </div>
        </div>
      </div>
      <ColorList controls={controls} names={names} />
    </section>
  );
}

function useFlip() {
  const [isFlipped, setIsFlipped] = useState(false);
  const flip = () => setIsFlipped(true);
  const release = () => setIsFlipped(false);
  useKeyRelease("Space", release);
  useShortcuts([
    {
      id: "compare-flip",
      keys: "Space",
      label: "Hold to flip",
      group: "Comparison",
      canRepeat: true,
      isHeld: true,
      run: flip,
    },
  ]);
  const isPressKey = (code: string) => code === "Space" || code === "Enter";
  /** For a button that acts while it is held. */
  const holdProps = {
    "aria-pressed": isFlipped,
    onPointerDown: flip,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: ({ code }: KeyboardEvent) => isPressKey(code) && flip(),
    onKeyUp: ({ code }: KeyboardEvent) => isPressKey(code) && release(),
    onBlur: release,
  };
  return { isFlipped, holdProps };
}
