import { useMemo } from "react";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Color } from "#color/color.ts";
import { printRatio } from "#color/contrast/contrast.ts";
import { hexOf, print, printHex } from "#color/text/print.ts";
import { layerColor, layerOf, textForAll, thinnestLayer } from "./over-fixes.ts";
import { printLc } from "./report.ts";
import type { State } from "./state.ts";
import { Verdict } from "./verdict.tsx";
import type { WorstPoint } from "./worst-point.ts";

type Props = {
  state: State;
  worst: WorstPoint | null;
  onText: (color: Color) => void;
  onLayer: (percent: number) => void;
};

/** The ratio at the worst point, and the two ways to make it pass. */
export function OverResult({ state: { text, layer }, worst, onText, onLayer }: Props) {
  const passes = worst !== null && worst.ratio >= 4.5;
  const fixes = useMemo(() => {
    if (!worst || passes) return null;
    return {
      color: textForAll(text, worst.samples, layerOf(text, layer))?.color,
      percent: thinnestLayer(text, worst.samples),
    };
  }, [worst, passes, text, layer]);
  if (!worst) return <p className="min-h-[148px] text-ink-2 text-sm">Reading the picture.</p>;
  const share = Math.floor(worst.passingShare * 100);
  const layerName = layerColor(text) === 0 ? "black" : "white";
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-mono text-ink-2 text-xs">WCAG 2, at the worst point</p>
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold text-3xl tabular-nums tracking-[-0.03em]">{printRatio(worst.ratio)}</span>
          <Verdict passes={passes} />
        </p>
        <p className="text-ink-2 text-sm">
          Over {hexOf(worst.color)}: Lc {printLc(worst.lc)}. The mean is {printRatio(worst.meanRatio)}:1, and {share}%
          of what is under the text reaches 4.5:1.
        </p>
      </div>
      {fixes && (
        <div className="grid noscript:hidden gap-2">
          {fixes.color && (
            <Button onClick={() => onText(fixes.color as Color)}>
              <Icon className="icon-wand-sparkles" />
              Text to
              <span
                className="swatch inset-ring inset-ring-line size-4 rounded-[4px]"
                style={{ backgroundColor: printHex(fixes.color) }}
              />
              <span className="font-mono text-xs">{print(fixes.color, "hex")}</span>
            </Button>
          )}
          {fixes.percent !== null && (
            <Button onClick={() => onLayer(fixes.percent as number)}>
              <Icon className="icon-layers" />
              {`Lay ${fixes.percent}% ${layerName} behind it`}
            </Button>
          )}
          {!fixes.color && fixes.percent === null && (
            <p className="text-ink-2 text-sm">
              No text color of this hue and no layer reach 4.5:1 here. Move the text.
            </p>
          )}
        </div>
      )}
      <ResultAnnouncer
        text={`${printRatio(worst.ratio)} to 1 at the worst point, ${passes ? "passes" : "fails"}. ${share} percent reach 4.5.`}
      />
    </div>
  );
}
