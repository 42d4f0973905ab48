import { Plus } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { late } from "#app/late/late.tsx";
import { useItemKeys } from "#app/tools/item-keys.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { type Builder, BuilderContext, type OpenPanel } from "./builder.ts";
import type { Place } from "./cell-changes.ts";
import { focusCell, moveByKey, placeOfCell, settle } from "./cell-keys.ts";
import { moveColor } from "./color-changes.ts";
import { ColorHead } from "./color-head.tsx";
import { ColorRows } from "./color-rows.tsx";
import { ColumnHeads } from "./column-heads.tsx";
import { Grip } from "./grip.tsx";
import { OpenPart } from "./open-part.tsx";
import { PaletteForm } from "./palette-form.tsx";
import { rowsOf } from "./rows.ts";
import { ScaleSettings } from "./scale-settings.tsx";
import { MAX_COLORS, type State } from "./state.ts";
import { useAdjusting } from "./use-adjusting.ts";
import { useBuilderShortcuts } from "./use-builder-shortcuts.ts";
import { type Version, versionRows } from "./versions.ts";

// With it comes the list of formats, which the first view does not need.
const CellBar = late(async () => (await import("./cell-bar.tsx")).CellBar, "The bar of the chosen cell");

type Props = {
  controls: ToolControls<State>;
  names: readonly string[];
  version: Version | null;
  onAdd: () => void;
  openExport: () => void;
  openImport: () => void;
};

/** The palette: a form above, a block for each color, and a bar for the chosen cell. */
export function BuilderBench({ controls, names, version, onAdd, openExport, openImport }: Props) {
  const { state } = controls;
  const { colors } = state;
  const isScales = state.view === "scales";
  const [chosen, setChosen] = useState<Place>(FIRST);
  const [hasChosen, setHasChosen] = useState(false);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [message, say] = useState("");
  const copy = useCopy();
  const { apply, preview, commit } = controls;
  // The functions of the first drawing stay good: what they work on lives in the store of the tool.
  const [builder] = useState<Builder>(() => ({
    apply,
    preview,
    commit,
    copy: (color, name) => void copy(color, name),
    say,
    open: setPanel,
    select: (next) => {
      setChosen(next);
      setHasChosen(true);
    },
  }));
  const keys = useItemKeys(colors);
  // The open panel goes with its color, wherever that moves.
  const [opened, setOpened] = useState<{ panel: OpenPanel; key: string | undefined } | null>(null);
  if (panel !== (opened?.panel ?? null)) setOpened(panel && { panel, key: keys[panel.index] });
  const place = useMemo(() => settle(state, chosen), [state, chosen]);
  const adjusting = useAdjusting(state, builder);
  const reorder = useReorder({
    count: colors.length,
    onMove: (from, to) => controls.apply(moveColor, from, to),
    label: (index) => names[index] ?? "",
    axis: "y",
  });
  const shared = { state, place, names, builder, press: adjusting.press, add: onAdd };
  useBuilderShortcuts({ ...shared, openExport, openImport });

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
  const firstRow = colors[0] && rowsOf(state, colors[0])[0];
  return (
    <BuilderContext value={builder}>
      <div className="rounded-bench border border-line bg-sheet">
        <div className="flex flex-wrap gap-x-6 gap-y-3 border-line border-b px-4 py-4 md:px-7">
          <PaletteForm state={state} />
          {isScales && <ScaleSettings state={state} />}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what its cells do */}
        <div className="grid gap-8 px-4 py-6 md:px-7 md:py-7" onKeyDown={onKeyDown} onKeyUp={adjusting.onKeyUp}>
          {isScales && firstRow && <ColumnHeads state={state} row={firstRow} />}
          <ul className="grid gap-9" {...reorder.listProps}>
            {colors.map((owner, index) => {
              const name = names[index] ?? "";
              const openPart = opened && opened.key === keys[index] ? opened.panel.part : null;
              return (
                <li key={keys[index]} className="grid gap-3" {...reorder.itemProps(index)}>
                  <div className="flex items-center">
                    <Grip {...{ reorder, index, name }} />
                    <ColorHead {...{ owner, index, name, openPart }} count={colors.length} />
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
          {colors.length < MAX_COLORS && (
            <Button onClick={onAdd} className="noscript:hidden justify-self-start">
              <Plus {...ICON} />
              Add a color
            </Button>
          )}
        </div>
        {hasChosen && (
          <CellBar state={state} place={place} name={names[place.index] ?? ""} channel={adjusting.channel} />
        )}
        {reorder.status}
        <p role="status" className="sr-only">
          {message}
        </p>
      </div>
    </BuilderContext>
  );
}

const FIRST: Place = { index: 0, kind: "tints", step: 0 };
