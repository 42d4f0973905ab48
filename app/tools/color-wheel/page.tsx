import { useDeferredValue } from "react";
import type { Loaded } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import type { FoundNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { colorWheel as tool } from "#content/tools.ts";
import { Detector } from "./detector.tsx";
import { model } from "./model.ts";
import { NeutralPart } from "./neutral-part.tsx";
import type { State } from "./state.ts";
import { Theory } from "./theory.tsx";
import { useBench } from "./use-bench.ts";
import { WheelBench } from "./view.tsx";
import { WheelActions } from "./wheel-actions.tsx";

/** `names` are those of the colors that the server has shown. */
export type PageData = Loaded<State> & { readonly names: FoundNames };

export function WheelPage({ data }: { data: PageData }) {
  const controls = useTool(model, data);
  const bench = useBench(controls, data.names);
  // What is below follows when there is time: a drag never waits for it.
  const base = useDeferredValue(bench.markers[0]?.color);
  return (
    <ToolPage
      tool={tool}
      intro="Turn a color into a palette: choose a rule and drag the linked markers."
      notices={controls.notices}
      actions={<WheelActions bench={bench} />}
      below={base && <Theory base={base} />}
      related={["color-palette-generator", "color-palette-builder", "contrast-checker"]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WheelBench bench={bench} />
        <div className="grid gap-4 lg:grid-cols-2">
          <Detector bench={bench} />
          <NeutralPart bench={bench} />
        </div>
      </div>
    </ToolPage>
  );
}
