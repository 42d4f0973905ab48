import type { CSSProperties, PointerEvent } from "react";
import { DrawButton } from "#app/frame/draw/draw-button.tsx";
import { Hint } from "#app/frame/draw/hint.tsx";
import { startDrag } from "#app/frame/reorder/late-drag.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useItemKeys } from "#app/tools/item-keys.ts";
import { paint } from "#app/tools/paint.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { printHex } from "#color/text/print.ts";
import { playground as tool } from "#content/tools.ts";
import { assignRole, show, toggleLock } from "./changes.ts";
import { model } from "./model.ts";
import type { Slot, View } from "./state.ts";
import type { Bench } from "./use-playground.ts";

const NAMES: Record<View, string> = { both: "Both", light: "Light", dark: "Dark" };

/** Sticky, because the color vision filter requires it. */
export function BottomBar({ bench }: { bench: Bench }) {
  const { roll, next, hasAllChips, setHasAllChips } = bench;
  return (
    <div className="wide-bottom-bar sticky bottom-(--tray,0px) z-20 flex items-center gap-3 border-line border-t bg-paper px-8 py-1.5 max-md:hidden">
      <DrawButton label="Generate" onClick={() => roll()} next={next} nextLabel="Another palette" keys="space" />
      <ViewTabs bench={bench} views={["both", "light", "dark"]} />
      <Button
        variant="ghost"
        aria-pressed={hasAllChips}
        onClick={() => setHasAllChips(!hasAllChips)}
        className="noscript:hidden"
      >
        <Icon className="icon-contrast" />
        Contrast on the page
      </Button>
      <div className="ml-auto hidden noscript:hidden items-center gap-4 text-ink-2 text-sm xl:flex">
        <Hint keys="L">lock</Hint>
        <Hint keys="T">next page</Hint>
        <Hint keys="← →">past palettes</Hint>
      </div>
    </div>
  );
}

type ViewTabsProps = { bench: Bench; views: readonly View[]; className?: string };

/** Phones show one theme: the light one if the state asks for both. */
export function ViewTabs({ bench: { state }, views, className = "" }: ViewTabsProps) {
  const current = views.find((view) => view === state.view) ?? "light";
  const pathOf = (view: View) => tool.path + queryOf(model, show(state, { view }));
  return (
    <LinkTabs
      label="Theme"
      className={`shrink-0 ${className}`}
      links={views.map((view) => ({ to: pathOf(view), label: NAMES[view] }))}
      current={pathOf(current)}
    />
  );
}

/** With more colors than this, medium-width windows have no room for their codes. */
const ROOMY_COLORS = 6;
/** A mouse starts dragging at once, a finger after a long press. Loaded before: a touch without it would scroll. */
export const dragColorCode = lateCode(async () => (await import("./drag-color.ts")).dragColor);

/** Always visible: click a color to change it, or drag it onto an element or a role. */
export function PaletteBar({ bench }: { bench: Bench }) {
  const { state, grow, canGrow } = bench;
  const keys = useItemKeys(state.slots);
  return (
    <div className="palette-bar sticky top-0 z-20 flex border-line border-y bg-paper">
      <ul
        role="list"
        aria-label="Palette"
        style={{ "--count": state.slots.length } as CSSProperties}
        className="md:by-count flex min-w-0 flex-1 flex-wrap"
      >
        {state.slots.map((slot, index) => (
          <PaletteColor key={keys[index]} bench={bench} slot={slot} index={index} />
        ))}
      </ul>
      {canGrow && (
        <IconButton
          icon="icon-plus"
          name="Add a color"
          shortcut="+"
          onClick={grow}
          className="m-1 noscript:hidden h-auto! w-11! self-stretch"
        />
      )}
    </div>
  );
}

function PaletteColor({ bench, slot, index }: { bench: Bench; slot: Slot; index: number }) {
  const { state, controls, float, titles, nameOf } = bench;
  const { color, isLocked } = slot;
  const hex = printHex(color);
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const press = event.nativeEvent;
    void startDrag(dragColorCode, (dragColor) =>
      dragColor(press, color, ({ themes, id }) => controls.apply(assignRole, themes, id, index)),
    );
  };
  const isOpen = float.floated?.kind === "color" && float.floated.index === index;
  return (
    <li
      data-slot={index}
      style={paint(color)}
      className="swatch group relative flex h-14 min-w-12 flex-1 transition-[background-color] duration-240 md:h-[68px]"
    >
      <button
        type="button"
        data-color-button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => float.open({ kind: "color", index }, event.currentTarget)}
        onPointerDown={drag}
        className="grid min-w-0 flex-1 content-center px-4 text-left focus-visible:outline-current focus-visible:-outline-offset-4 md:px-5 lg:pl-6"
      >
        <span className="sr-only">Color {index + 1},</span>
        <span
          className={`truncate font-mono text-lg leading-tight tracking-[-0.03em] ${state.slots.length > ROOMY_COLORS ? "max-lg:sr-only" : "max-md:sr-only"}`}
        >
          {hex.slice(1)}
        </span>
        <span className="min-h-[1.4em] truncate text-xs max-lg:sr-only">{nameOf(color)}</span>
      </button>
      {isLocked && (
        <Icon className="icon-lock pointer-events-none absolute right-1.5 bottom-1.5 size-[15px] lg:hidden" />
      )}
      <IconButton
        icon={isLocked ? "icon-lock/bold" : "icon-lock-open"}
        name={`Lock color ${index + 1}, ${titles[index]}`}
        data-tip={isLocked ? "Unlock" : "Lock"}
        shortcut="L"
        isPressed={isLocked}
        onClick={() => controls.apply(toggleLock, index)}
        className={`max-lg:hidden! absolute top-1/2 right-1.5 noscript:hidden -translate-y-1/2 aria-pressed:bg-transparent ${isLocked ? "" : "opacity-0 pointer-coarse:opacity-100 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100"}`}
      />
    </li>
  );
}
