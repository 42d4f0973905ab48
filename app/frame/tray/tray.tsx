import { type Ref, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useOnChange } from "#app/ui/use-on-change.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { countOf } from "#color/words/count.ts";
import { moveItem } from "../reorder/geometry.ts";
import { MoveButtons } from "../reorder/move-buttons.tsx";
import { useReorder } from "../reorder/use-reorder.tsx";
import { createSwitch } from "../stored.ts";
import { NO_SELECTION } from "./selection.ts";
import { TrayActions } from "./tray-actions.tsx";
import { TrayList } from "./tray-list.tsx";
import { tray } from "./tray-store.ts";
import { useTray } from "./use-tray.ts";

/** From here on, the tray is a strip at the bottom. */
const WIDE = "(width >= 48rem)";

const isTrayFolded = createSwitch("huesmith.tray-folded", false);

/** Renders nothing while no colors are kept. */
export function Tray() {
  const { texts, colors } = useTray();
  const isFolded = isTrayFolded.useValue();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const strip = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const isThere = texts.length > 0;
  // Navigating or removing the last color closes the sheet.
  useOnChange(`${key} ${isThere}`, () => setIsSheetOpen(false));

  const open = () => {
    if (!matchMedia(WIDE).matches) return setIsSheetOpen(true);
    isTrayFolded.set(false);
    requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>("[role=option][tabindex='0']")?.focus());
  };
  const fold = () => {
    isTrayFolded.set(true);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isThere) return null;
  return (
    <>
      {/* Keeps the end of the page clear of the strip. */}
      <div aria-hidden className="h-16 print:hidden" />
      <TrayButton ref={button} colors={colors} onClick={open} className={isFolded ? "" : "md:hidden"} />
      {!isFolded && (
        <section
          ref={strip}
          aria-label="Tray"
          className="tray-strip fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper px-5 max-md:hidden print:hidden"
        >
          <Board texts={texts} colors={colors} onFold={fold} />
        </section>
      )}
      {isSheetOpen && (
        <Dialog onClose={() => setIsSheetOpen(false)} title="Tray" subtitle="Tap colors to select, hold to move.">
          <Board texts={texts} colors={colors} isLarge />
        </Dialog>
      )}
    </>
  );
}

type BoardProps = { texts: readonly string[]; colors: readonly Color[]; isLarge?: boolean; onFold?: () => void };

function Board({ texts, colors, isLarge = false, onFold }: BoardProps) {
  const [chosen, setChosen] = useState(NO_SELECTION);
  // Drops colors that another tab has removed.
  const selection = { ...chosen, chosen: new Set(texts.filter((text) => chosen.chosen.has(text))) };
  const label = (index: number) => (colors[index] ? printHex(colors[index]) : "");
  const move = (from: number, to: number) => tray.set((old) => moveItem(old, from, to));
  const reorder = useReorder({ count: texts.length, onMove: move, label, axis: isLarge ? "auto" : "x" });
  const only = selection.chosen.size === 1 ? texts.findIndex((text) => selection.chosen.has(text)) : -1;
  const shared = { texts, colors, selection, reorder };
  return (
    <div className={isLarge ? "grid gap-6" : "flex h-14 items-center gap-4"}>
      {onFold && (
        <span className="flex items-center gap-1 font-[550] text-sm">
          <IconButton name="Collapse the tray" size="sm" onClick={onFold} className="-ml-1.5">
            <Icon className="icon-chevron-down" />
          </IconButton>
          Tray
        </span>
      )}
      <TrayList {...shared} onSelect={setChosen} isLarge={isLarge} />
      <div className={`flex shrink-0 items-center gap-2 ${isLarge ? "-my-3 min-h-11 justify-between" : ""}`}>
        <span role="status" className="text-ink-2 text-sm">
          {selection.chosen.size > 0 ? `${selection.chosen.size} selected` : isLarge ? `${texts.length} kept` : ""}
        </span>
        {only >= 0 && <MoveButtons reorder={reorder} index={only} />}
      </div>
      <TrayActions {...{ texts, colors, selection, isLarge }} />
      {reorder.status}
    </div>
  );
}

type TrayButtonProps = {
  ref: Ref<HTMLButtonElement>;
  colors: readonly Color[];
  onClick: () => void;
  className: string;
};

const MAX_SHOWN = 4;

function TrayButton({ ref, colors, onClick, className }: TrayButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Tray, ${countOf(colors.length, "kept color")}`}
      onClick={onClick}
      className={`fixed bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom)+12px)] left-3 z-20 flex min-h-11 items-center gap-2 rounded-full border border-line bg-sheet pr-4 pl-3 font-[550] text-sm shadow-float md:left-5 print:hidden ${className}`}
    >
      <span aria-hidden className="flex">
        {colors.slice(-MAX_SHOWN).map((color) => (
          <span
            key={JSON.stringify(color)}
            style={{ backgroundColor: printHex(color) }}
            className="swatch -ml-1.5 size-5 rounded-full outline-2 outline-sheet first:ml-0"
          />
        ))}
      </span>
      <span aria-hidden>{colors.length}</span>
    </button>
  );
}
