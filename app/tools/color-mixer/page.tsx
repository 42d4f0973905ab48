import { useDeferredValue } from "react";
import { late } from "#app/late/late.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { colorMixer as tool } from "#content/tools.ts";
import { MixerActions } from "./actions.tsx";
import { BenchControls } from "./bench-controls.tsx";
import { pigmentCode } from "./blend-any.ts";
import { ResultPanel } from "./result-panel.tsx";
import { ShareBar } from "./share-bar.tsx";
import { Tray } from "./tray.tsx";
import { type PageData, useBench } from "./use-bench.ts";

/** It comes with the spectra of paints, which its results are drawn with. */
const Below = late(
  async () => {
    const [{ Below }, pigment] = await Promise.all([import("./below.tsx"), pigmentCode.load()]);
    if (!pigment) throw new Error("The paint spectra could not be loaded");
    return Below;
  },
  "The rest of this page",
  { isOnServer: true },
);

export function MixerPage({ data }: { data: PageData }) {
  const bench = useBench(data);
  // What is below follows when there is time: a key that is held never waits for it.
  const later = useDeferredValue(bench);
  return (
    <ToolPage
      tool={tool}
      intro="Add parts of each color and watch them blend."
      notices={bench.controls.notices}
      controls={<BenchControls bench={bench} />}
      actions={<MixerActions bench={bench} />}
      below={
        <div className="grid gap-12 md:gap-[72px]">
          <Below bench={later} recipe={data.recipe} />
        </div>
      }
      related={["gradient-generator", "color-wheel", "compare-colors"]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section
          aria-label="Mixer"
          className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_minmax(0,38%)]"
        >
          <Tray bench={bench} />
          <ResultPanel bench={bench} />
        </section>
        <ShareBar bench={bench} />
      </div>
    </ToolPage>
  );
}
