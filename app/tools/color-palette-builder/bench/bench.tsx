import { type KeyboardEvent, useState } from "react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { placeAfterMove } from "#app/frame/reorder/geometry.ts";
import { type Reorder, useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { late } from "#app/late/late.tsx";
import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { useItemKeys } from "#app/tools/item-keys.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { countOf } from "#color/words/count.ts";
import { duplicate, moveColor, removeColor, setColor } from "../palette/changes.ts";
import { type Place, rowsOf, versionRows } from "../palette/rows.ts";
import { MAX_COLORS, type PaletteColor, type State } from "../palette/state.ts";
import { type Builder, BuilderContext, type OpenPanel, useBuilder } from "./builder.ts";
import { ColorHead } from "./color-head.tsx";
import { ColorRows } from "./color-rows.tsx";
import { focusCell, moveByKey, placeOfCell, settle, useAdjusting, useBuilderShortcuts } from "./keys.ts";
import { PaletteForm } from "./palette-form.tsx";
import { ColumnHeads } from "./swatch-row.tsx";

const ScaleSettings = late(async () => (await import("./scale-settings.tsx")).ScaleSettings, "The scale settings", {
  isOnServer: true,
});
// It brings the list of formats, which the first view doesn't need.
const CellBar = late(async () => (await import("./cell-bar.tsx")).CellBar, "The cell toolbar");

type Props = {
  controls: ToolControls<State>;
  names: readonly string[];
  version: State | null;
  onAdd: () => void;
  openImport: () => void;
};

const FIRST: Place = { index: 0, kind: "tints", step: 0 };

/** A form above, a block for each color, and a bar for the chosen cell. */
export function BuilderBench({ controls: { act, state }, names, version, onAdd, openImport }: Props) {
  const { colors } = state;
  const [chosen, select] = useState<Place | null>(null);
  const [opened, open] = useState<OpenPanel | null>(null);
  const [message, announce] = useState("");
  const copyColor = useCopy();
  const copy: Builder["copy"] = (color, name) => void copyColor(color, name);
  const move = (from: number, to: number) => {
    act.apply(moveColor, from, to);
    if (chosen) select({ ...chosen, index: placeAfterMove(chosen.index, from, to) });
  };
  const counting = (change: typeof removeColor, by: number) => (index: number) => {
    const { length } = act.now().colors;
    act.apply(change, index);
    const isDone = act.now().colors.length !== length;
    if (isDone && chosen && chosen.index > index) select({ ...chosen, index: chosen.index + by });
  };
  const [remove, addCopy] = [counting(removeColor, -1), counting(duplicate, 1)];
  const builder: Builder = { ...act, copy, announce, open, select, move, remove, duplicate: addCopy };
  const keys = useItemKeys(colors);
  const place = settle(state, chosen ?? FIRST);
  const adjusting = useAdjusting(state, builder);
  const reorder = useReorder({
    count: colors.length,
    onMove: move,
    label: (index) => names[index] ?? "",
    axis: "y",
  });
  useBuilderShortcuts({
    ...{ state, place, names, keys, builder, openImport },
    isChosen: chosen !== null,
    press: adjusting.press,
    add: onAdd,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOfCell(event.target as Element);
    if (!at) return;
    if (adjusting.onKeyDown(event, at)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = moveByKey(state, at, event.key);
    if (!next) return;
    event.preventDefault();
    focusCell(next);
  };
  return (
    <BuilderContext value={builder}>
      <div className="rounded-bench border border-line bg-sheet">
        <Settings state={state} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what its cells do */}
        <div className="grid gap-8 px-4 py-6 md:px-7 md:py-7" onKeyDown={onKeyDown} onKeyUp={adjusting.onKeyUp}>
          <ColumnHeads state={state} />
          <Colors {...{ state, names, keys, place, opened, version, reorder }} />
          {colors.length < MAX_COLORS && (
            <Button icon="icon-plus" onClick={onAdd} className="noscript:hidden justify-self-start">
              Add a color
            </Button>
          )}
        </div>
        {chosen && <CellBar {...{ state, place }} name={names[place.index] ?? ""} channel={adjusting.channel} />}
        {reorder.status}
        <p role="status" className="sr-only">
          {message}
        </p>
        <ChangeAnnouncer state={{ colors, names }} describe={describeColors} />
      </div>
    </BuilderContext>
  );
}

type Named = { colors: State["colors"]; names: readonly string[] };

/** Names may arrive later than their colors, which isn't a change. */
function describeColors(before: Named, { colors, names }: Named) {
  return colors.length === before.colors.length ? "" : `${countOf(colors.length, "color")}: ${names.join(", ")}`;
}

function Settings({ state }: { state: State }) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 border-line border-b px-4 py-4 md:px-7">
      <PaletteForm state={state} />
      {state.view === "scales" && <ScaleSettings state={state} />}
    </div>
  );
}

type ColorsProps = Pick<Props, "names" | "version"> & {
  state: State;
  keys: readonly string[];
  place: Place;
  opened: OpenPanel | null;
  reorder: Reorder;
};

function Colors({ state, names, keys, place, opened, version, reorder }: ColorsProps) {
  return (
    <ul className="grid gap-9" {...reorder.listProps}>
      {state.colors.map((owner, index) => {
        const name = names[index] ?? "";
        const id = keys[index] ?? "";
        const openPart = opened?.id === id ? opened.part : null;
        return (
          <li key={id} data-color={index} className="grid gap-3" {...reorder.itemProps(index)}>
            <div className="flex items-center">
              {/* Phones use the color's menu instead. */}
              <IconButton
                icon="icon-grip-vertical"
                name={`Move ${name}`}
                size="sm"
                {...reorder.handleProps(index)}
                className="mr-1 -ml-2 noscript:hidden text-ink-2 max-md:hidden"
              />
              <ColorHead {...{ id, owner, index, name, openPart }} count={state.colors.length} />
            </div>
            {openPart && <OpenPart {...{ state, owner, index, name, place }} part={openPart} />}
            <ColorRows
              {...{ owner, index, name }}
              rows={rowsOf(state, owner)}
              stop={place.index === index ? place : null}
              before={versionRows(version, state, index)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const Curves = late(async () => (await import("./curves.tsx")).Curves, "The curves", {
  waiting: <p className="min-h-56 text-ink-2 text-sm max-lg:min-h-[56rem]">Loading…</p>,
});

type OpenPartProps = {
  state: State;
  owner: PaletteColor;
  index: number;
  name: string;
  place: Place;
  part: "color" | "curves";
};

/** A panel that opens below the fold, or behind the bar of a phone, is scrolled into view. */
const showWhole = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: "nearest" });

function OpenPart({ part, state, owner, index, name, place }: OpenPartProps) {
  const { preview, commit, open } = useBuilder();
  const close = () => {
    open(null);
    document.getElementById(`color-${index}`)?.focus();
  };
  return (
    <div ref={showWhole} className="relative rounded-control border border-line p-4 max-sm:pt-14 md:p-5">
      {part === "curves" ? (
        <Curves {...{ state, index, name, place }} />
      ) : (
        <div className="max-w-[640px] max-sm:min-h-[37rem]">
          <LateColorPanel
            color={owner.color}
            label={name}
            onPreview={(color) => preview(setColor, index, color)}
            onCommit={commit}
            isOpaque
          />
        </div>
      )}
      <IconButton name="Close" size="sm" onClick={close} className="absolute top-2.5 right-2.5 bg-sheet">
        <Icon className="icon-x" />
      </IconButton>
    </div>
  );
}
