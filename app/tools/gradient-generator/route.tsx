import { type ReactNode, useDeferredValue } from "react";
import { redirect } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { whenIdle } from "#app/late/when-idle.ts";
import { lateBench } from "#app/tools/late-bench.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { gradientGenerator as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { Canvas } from "./bench/canvas.tsx";
import { ActionBar, GradientActions, TabLinks } from "./bench/gradient-actions.tsx";
import { Panels, preloadPanels } from "./bench/panels.tsx";
import { Track } from "./bench/track.tsx";
import { takeGradient } from "./changes.ts";
import { model } from "./model.ts";
import { readPasted } from "./read-pasted.ts";
import { BenchContext, type PageData, randomCode, useBenchOf } from "./use-bench.ts";
import { nameOf } from "./words.ts";

const DESCRIPTION =
  "Make linear, radial and conic CSS gradients in OKLCH or any other space, with easing. See gray zones, banding and contrast, and copy CSS, Tailwind, SVG or PNG.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs): PageData {
  const query = url.searchParams;
  const [loaded, pasted] = [model.read(query), query.get("css")?.trim() ?? ""];
  const colors = loaded.state.stops.map(({ color }) => color);
  const names = nameAll(colors, context.get(namesContext));
  // The form for a pasted gradient without JavaScript: redirects to the gradient's address.
  const read = pasted === "" ? null : readPasted(pasted);
  if (read && "gradient" in read)
    throw redirect(tool.path + queryOf(model, takeGradient(model.initial, read.gradient)));
  return { ...loaded, names, pasted, problem: read?.problem ?? "" };
}

const Plot = lateBench(BenchContext, async () => (await import("./bench/plot.tsx")).PlotWithFindings, "The plot");
const Below = lateBench(BenchContext, async () => (await import("./below/below.tsx")).Below, "The rest of this page");

if (!import.meta.env.SSR) {
  // Preloads at once, without waiting for hydration.
  void Plot.preload();
  preloadPanels();
  whenIdle(() => void randomCode.load());
}

export default function GradientGenerator({ loaderData: data }: Route.ComponentProps) {
  const controls = useTool(model, data);
  const bench = useBenchOf(controls, data.names);
  // Everything below the bench is deferred, so that a drag never waits for it.
  const later = useDeferredValue(bench.drawn);
  const inBench = (parts: ReactNode) => <BenchContext value={bench}>{parts}</BenchContext>;
  return (
    <ToolPage
      tool={tool}
      intro="Blend colors in any space, check for gray zones and banding, and copy the code or picture."
      notices={controls.notices}
      isFullBleed
      controls={inBench(<TabLinks />)}
      actions={inBench(<GradientActions />)}
      below={
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12 md:gap-[72px]">
          <Below
            bench={bench}
            drawn={later}
            name={nameOf(later.state, bench.findName)}
            data={data}
            act={controls.act}
          />
        </div>
      }
      related={["color-palette-generator", "contrast-checker", "color-mixer"]}
    >
      {inBench(
        <>
          <Canvas />
          <ActionBar />
        </>,
      )}
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 md:pt-2">
        {inBench(<Track />)}
        <Panels bench={bench} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7 pt-4 md:gap-9">
          <Plot bench={bench} />
        </div>
      </div>
    </ToolPage>
  );
}
