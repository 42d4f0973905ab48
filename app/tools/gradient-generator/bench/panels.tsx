import type { ReactNode } from "react";
import { late } from "#app/late/late.tsx";
import { Button } from "#app/ui/button.tsx";
import { writeNumbers } from "../model.ts";
import { useBench } from "../use-bench.ts";
import { StopList } from "./stop-list.tsx";

const loadPanels = () => import("./setting-panels.tsx");
const ShapePanel = late(async () => (await loadPanels()).ShapePanel, "This panel", { isOnServer: true });
const BlendPanel = late(async () => (await loadPanels()).BlendPanel, "This panel", { isOnServer: true });

export function preloadPanels() {
  void ShapePanel.preload();
  void BlendPanel.preload();
}

/** The colors, the shape and the way of mixing. One form, so that it answers without JavaScript, too. */
export function Panels() {
  const { state } = useBench();
  return (
    <form
      method="get"
      // The number fields of the sliders take whole steps only, and values from an address may be finer.
      noValidate
      aria-label="Gradient"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <Panel title={state.stops.length === 2 ? "Two colors" : `${state.stops.length} colors`}>
        <StopList />
      </Panel>
      <Panel title="Shape">
        <ShapePanel />
      </Panel>
      <Panel title="Mixing">
        <BlendPanel />
      </Panel>
      <div className="noscript:block hidden">
        <input type="hidden" name="n" value={state.steps} />
        <input type="hidden" name="p" value={writeNumbers(state.stops.map(({ position }) => position))} />
        <input type="hidden" name="h" value={writeNumbers(state.stops.slice(0, -1).map(({ middle }) => middle))} />
        {state.isFitted && <input type="hidden" name="g" value="1" />}
        <input type="hidden" name="v" value={state.tab} />
        <Button type="submit" variant="primary">
          Show
        </Button>
      </div>
    </form>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="border-line border-b pb-2.5 font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}
