import { type KeyboardEvent, type ToggleEvent, useRef, useState } from "react";
import { placeUnder } from "#app/ui/use-popover.ts";
import type { Theme, ThemeRoleId } from "#color/roles/theme-roles.ts";

type Floated =
  | { readonly kind: "role"; readonly theme: Theme; readonly id: ThemeRoleId }
  | { readonly kind: "color"; readonly index: number };

const SAME_PRESS_MS = 400;

/** A floating panel that opens at the clicked element. */
export function useFloat() {
  const panel = useRef<HTMLDivElement>(null);
  const [floated, setFloated] = useState<Floated | null>(null);
  /** What a press closed last and when: a click on its own button has already closed the panel and must not reopen it. */
  const closed = useRef<{ source: Element; floated: string; at: number }>(null);
  const source = useRef<HTMLElement>(null);
  const isEscape = useRef(false);

  const open = (next: Floated, from: HTMLElement) => {
    const last = closed.current;
    // All elements of a template open the panel from one spot.
    const isSame = last?.source === from && last.floated === JSON.stringify(next);
    if (isSame && performance.now() - last.at < SAME_PRESS_MS) return;
    source.current = from;
    isEscape.current = false;
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
      onKeyDown: ({ key }: KeyboardEvent) => {
        isEscape.current = key === "Escape";
      },
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === "closed" && source.current && !isEscape.current)
          closed.current = { source: source.current, floated: JSON.stringify(floated), at: performance.now() };
      },
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === "closed" && !event.currentTarget.matches(":popover-open")) setFloated(null);
      },
    } as const,
  };
}
