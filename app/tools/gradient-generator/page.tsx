import { useDeferredValue, useMemo } from "react";
import { late } from "#app/late/late.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { useTool } from "#app/tools/use-tool.ts";
import { ActionBar } from "./action-bar.tsx";
import { Announcer } from "./announcer.tsx";
import { Canvas } from "./canvas.tsx";
import { drawState } from "./draw-state.ts";
import { GradientActions } from "./gradient-actions.tsx";
import { LatePlot } from "./late-bench.ts";
import { model } from "./model.ts";
import { nameOf } from "./name-of.ts";
import type { PageData } from "./page-data.ts";
import { Panels } from "./panels.tsx";
import { TabLinks } from "./tab-links.tsx";
import { tool } from "./tool.ts";
import { Track } from "./track.tsx";
import { BenchContext, useBenchOf } from "./use-bench.ts";

// At once, and not only when the page comes alive.
if (!import.meta.env.SSR) void LatePlot.preload();

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", { isOnServer: true });

export function GradientPage({ data }: { data: PageData }) {
  const controls = useTool(model, data);
  const bench = useBenchOf(controls, data.names);
  // What stands below follows when there is time: a drag never waits for it.
  const later = useDeferredValue(bench.state);
  const drawn = useMemo(() => drawState(later), [later]);
  const name = nameOf({ state: later, findName: bench.findName });
  return (
    <BenchContext value={bench}>
      <ToolPage
        tool={tool}
        intro="Blend colors in the space that suits them, see what the screen makes of it, and take the code or the picture."
        notices={controls.notices}
        isFullBleed
        controls={<TabLinks />}
        actions={<GradientActions />}
        below={
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12 md:gap-[72px]">
            <Below state={later} drawn={drawn} name={name} data={data} act={controls.act} />
          </div>
        }
        related={["color-palette-generator", "contrast-checker", "color-mixer"]}
      >
        <Announcer />
        <Canvas />
        <ActionBar />
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7 pt-7 md:gap-9 md:pt-9">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Track />
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7 md:gap-9">
              <LatePlot />
            </div>
          </div>
          <Panels />
        </div>
      </ToolPage>
    </BenchContext>
  );
}
