import { type ToggleEvent, useRef, useState } from "react";
import { late } from "#app/late/late.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { placeUnder } from "#app/ui/use-popover.ts";
import { ROLE_NAMES, type Theme, type ThemeRoleId } from "#color/roles/theme-roles.ts";
import type { Bench } from "./use-playground.ts";

type Floated =
  | { readonly kind: "role"; readonly theme: Theme; readonly id: ThemeRoleId }
  | { readonly kind: "color"; readonly index: number };

const SAME_PRESS_MS = 400;

/** A floating panel that opens at the clicked element. */
export function useFloat() {
  const panel = useRef<HTMLDivElement>(null);
  const [floated, setFloated] = useState<Floated | null>(null);
  /** What closed last and when: a click on its own button has already closed the panel and must not reopen it. */
  const closed = useRef<{ source: Element; at: number }>(null);
  const source = useRef<HTMLElement>(null);

  const open = (next: Floated, from: HTMLElement) => {
    if (closed.current?.source === from && performance.now() - closed.current.at < SAME_PRESS_MS) return;
    source.current = from;
    setFloated(next);
    panel.current?.showPopover({ source: from });
    if (panel.current) placeUnder(panel.current, from);
    panel.current?.focus({ preventScroll: true });
  };
  return {
    floated,
    open,
    close: () => panel.current?.matches(":popover-open") && panel.current.hidePopover(),
    panelProps: {
      ref: panel,
      popover: "auto",
      tabIndex: -1,
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === "closed" && source.current)
          closed.current = { source: source.current, at: performance.now() };
      },
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === "closed" && !event.currentTarget.matches(":popover-open")) setFloated(null);
      },
    } as const,
  };
}

const RolePanel = late(async () => (await import("./panels.tsx")).RolePanel, "The role panel", {
  waiting: <div className="h-60" />,
});
const ColorOptions = late(async () => (await import("./panels.tsx")).ColorOptions, "The color panel", {
  waiting: <div className="h-[34rem]" />,
});

export function FloatPanel({ bench }: { bench: Bench }) {
  const { floated, panelProps } = bench.float;
  return (
    <div
      {...panelProps}
      role="dialog"
      aria-label={labelOf(bench)}
      className={`floating w-[23rem] max-w-[calc(100vw-1rem)] p-4 outline-none ${PHONE_SHEET}`}
    >
      {floated?.kind === "role" && (
        <RolePanel key={`${floated.theme} ${floated.id}`} bench={bench} theme={floated.theme} id={floated.id} />
      )}
      {floated?.kind === "color" && bench.state.slots[floated.index] && (
        <ColorOptions key={floated.index} bench={bench} index={floated.index} />
      )}
    </div>
  );
}

export function preloadPanels() {
  void RolePanel.preload();
  void ColorOptions.preload();
}

function labelOf({ float: { floated }, titles }: Bench) {
  if (floated?.kind === "role") return `${ROLE_NAMES[floated.id]}, ${floated.theme} theme`;
  return floated ? `Color ${floated.index + 1}, ${titles[floated.index]}` : "Color";
}
