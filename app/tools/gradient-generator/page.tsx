import { useDeferredValue } from "react";
import { late } from "#app/late/late.tsx";
import { whenIdle } from "#app/late/when-idle.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { useTool } from "#app/tools/use-tool.ts";
import { gradientGenerator as tool } from "#content/tools.ts";
import { ActionBar } from "./bench/action-bar.tsx";
import { Canvas } from "./bench/canvas.tsx";
import { GradientActions } from "./bench/gradient-actions.tsx";
import { Panels, preloadPanels } from "./bench/panels.tsx";
import { TabLinks } from "./bench/tab-links.tsx";
import { Track } from "./bench/track.tsx";
import { drawState } from "./draw-state.ts";
import { model } from "./model.ts";
import { BenchContext, type PageData, useBenchOf } from "./use-bench.ts";
import { randomCode } from "./use-gradient-actions.ts";
import { nameOf } from "./words.ts";

const Plot = late(async () => (await import("./bench/plot.tsx")).PlotWithFindings, "The plot", { isOnServer: true });
const Below = late(async () => (await import("./below/below.tsx")).Below, "The rest of this page", {
  isOnServer: true,
});

if (!import.meta.env.SSR) {
  // At once, and not only when the page comes alive.
  void Plot.preload();
  preloadPanels();
  whenIdle(() => void randomCode.load());
}

export function GradientPage({ data }: { data: PageData }) {
  const controls = useTool(model, data);
  const bench = useBenchOf(controls, data.names);
  // What is below the bench follows when there is time: a drag never waits for it.
  const later = useDeferredValue(bench.state);
  return (
    <BenchContext value={bench}>
      <ToolPage
        tool={tool}
        intro="Blend colors in any space, check for gray zones and banding, and copy the code or picture."
        notices={controls.notices}
        isFullBleed
        controls={<TabLinks />}
        actions={<GradientActions />}
        below={
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12 md:gap-[72px]">
            <Below drawn={drawState(later)} name={nameOf(later, bench.findName)} data={data} act={controls.act} />
          </div>
        }
        related={["color-palette-generator", "contrast-checker", "color-mixer"]}
      >
        <Canvas />
        <ActionBar />
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 md:pt-2">
          <Track />
          <Panels />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7 pt-4 md:gap-9">
            <Plot />
          </div>
        </div>
      </ToolPage>
    </BenchContext>
  );
}
