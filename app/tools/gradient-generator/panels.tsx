import { Button } from "#app/ui/button.tsx";
import { LateBlendPanel, LateShapePanel } from "./late-bench.ts";
import { writeNumbers } from "./model.ts";
import { StopList } from "./stop-list.tsx";
import { useBench } from "./use-bench.ts";

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
        <LateShapePanel />
      </Panel>
      <Panel title="Mixing">
        <LateBlendPanel />
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

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="border-line border-b pb-2.5 font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}
