import { type ReactNode, useMemo } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import { type Reorder, useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { useItemKeys } from "#app/tools/item-keys.ts";
import { lateBench } from "#app/tools/late-bench.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useNumberInput } from "#app/ui/use-number-input.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { hasRoom, moveColor, moveStop, removeStop, setColor } from "../changes.ts";
import { writeNumbers } from "../model.ts";
import { POSITION, STOPS, type Stop } from "../state.ts";
import { type Bench, BenchContext, useBench, useGradientActions } from "../use-bench.ts";

const loadPanels = () => import("./setting-panels.tsx");
const ShapePanel = lateBench(BenchContext, async () => (await loadPanels()).ShapePanel, "This panel");
const BlendPanel = lateBench(BenchContext, async () => (await loadPanels()).BlendPanel, "This panel");

export function preloadPanels() {
  void ShapePanel.preload();
  void BlendPanel.preload();
}

/** A single form, so that it also works without JavaScript. */
export function Panels({ bench }: { bench: Bench }) {
  const { state } = bench;
  return (
    <form
      method="get"
      aria-label="Gradient"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <Panel title={state.stops.length === 2 ? "Two colors" : `${state.stops.length} colors`}>
        <BenchContext value={bench}>
          <StopList />
        </BenchContext>
      </Panel>
      <div className="contents print:hidden">
        <Panel title="Shape">
          <ShapePanel bench={bench} />
        </Panel>
        <Panel title="Mixing">
          <BlendPanel bench={bench} />
        </Panel>
      </div>
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

function StopList() {
  const { controls, state, label } = useBench();
  const { swap, add, take } = useGradientActions();
  const { stops } = state;
  // useItemKeys detects a new list by its identity.
  const keys = useItemKeys(useMemo(() => stops.map(({ color }) => color), [stops]));
  const reorder = useReorder({
    count: stops.length,
    onMove: (from, to) => controls.apply(moveColor, from, to),
    label,
    axis: "y",
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol
        {...reorder.listProps}
        role="list"
        aria-label="Colors of the gradient"
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        {stops.map((stop, index) => (
          <StopRow key={keys[index]} {...{ index, stop, reorder }} />
        ))}
      </ol>
      <div className="flex noscript:hidden flex-wrap gap-2">
        {stops.length === 2 && (
          <Button icon="icon-arrow-up-down" onClick={swap}>
            Swap the two
          </Button>
        )}
        {hasRoom(state) && (
          <Button icon="icon-plus" onClick={add} className="border-dashed">
            Add a color
            <ProBadge />
          </Button>
        )}
        <ImportButton onPalette={take} className="sm:hidden" />
      </div>
      {reorder.status}
    </div>
  );
}

function StopRow({ index, stop: { color, position }, reorder }: { index: number; stop: Stop; reorder: Reorder }) {
  const { controls, state, selected, select, findName, label } = useBench();
  const name = findName(color);
  const isMany = state.stops.length > STOPS.min;
  const remove = () => {
    controls.apply(removeStop, index);
    if (index < selected) select(selected - 1);
  };
  return (
    <li
      {...reorder.itemProps(index)}
      onFocus={() => select(index)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1"
    >
      <div data-color-field={index} className="flex items-end gap-1.5">
        <ColorInput
          label={`Color ${index + 1}`}
          name="color"
          value={printPlain(color)}
          {...controls.edit(setColor, index)}
          className="grow"
        />
        <PlaceField
          label={`Position of ${label(index)}, in percent`}
          value={position}
          {...controls.slide(moveStop, index)}
        />
      </div>
      <div className="flex min-h-8 items-center gap-x-0.5">
        <span className="mr-auto min-w-0 truncate text-ink-2 text-sm">{name}</span>
        <span className="flex noscript:hidden shrink-0 items-center">
          {isMany && <MoveButtons reorder={reorder} index={index} />}
          <CopyColorButton color={color} name={name || printHex(color)} size="sm" />
          <KeepButton color={color} name={name} size="sm" />
          {isMany && (
            <IconButton name={`Remove ${label(index)}`} size="sm" onClick={remove}>
              <Icon className="icon-x" />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  );
}

type PlaceProps = { label: string; value: number; onChange: (value: number) => void; onCommit: () => void };

/** In percent. A typed number applies immediately; on blur the field shows the resulting value. */
function PlaceField({ label, value, onChange, onCommit }: PlaceProps) {
  const { inputProps } = useNumberInput({ ...POSITION, value, onChange, onCommit });
  return (
    <span className="field-well noscript:hidden w-[84px] shrink-0 pr-3 font-mono text-sm">
      <input
        {...inputProps}
        data-control
        aria-label={label}
        className="w-full min-w-0 flex-1 self-stretch bg-transparent pl-3 text-right pointer-coarse:text-base text-ink outline-none"
      />
      <span aria-hidden className="pl-0.5 text-ink-2">
        %
      </span>
    </span>
  );
}
