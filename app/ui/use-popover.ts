import { type ToggleEvent, useId, useRef, useState } from "react";
import { useOnMount } from "./use-on-mount.ts";

/** A popover that opens and closes without JavaScript and reports its state to React. */
export function usePopover(onOpen?: () => void) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const willBeOpen = event.newState === "open";
    setIsOpen(willBeOpen);
    const button = document.querySelector(`[popovertarget="${id}"]`);
    if (!willBeOpen) return focusNear(button, event.currentTarget);
    placeUnder(event.currentTarget, button);
    watchUntilClosed(event.currentTarget, button);
    onOpen?.();
  };
  useOnMount(() => {
    // Opened before hydration.
    const opened = panel.current?.matches(":popover-open") && new window.ToggleEvent("toggle", { newState: "open" });
    if (opened) panel.current?.dispatchEvent(opened);
  });
  return {
    isOpen,
    panel,
    triggerProps: { popoverTarget: id },
    panelProps: { ref: panel, id, popover: "auto", onToggle } as const,
  };
}

export function closePopover(element: Element) {
  const panel = element.closest<HTMLElement>("[popover]");
  if (panel?.matches(":popover-open")) panel.hidePopover();
}

/**
 * Closes the panel when the focus goes elsewhere, which it might cover; a notification only has the focus for a while.
 * Keeps the tap that closes it from clicking what is under it, except a button that opens another panel.
 */
function watchUntilClosed(panel: HTMLElement, button: Element | null) {
  const listening = new AbortController();
  const { signal } = listening;
  const onFocus = ({ target }: FocusEvent) => {
    if (!panel.isConnected) return listening.abort(); // closed without an event by the next page
    const isNear = target === button || panel.contains(target as Node) || (target as Element).closest(".toaster");
    if (!isNear) closePopover(panel);
  };
  const onTouch = (event: TouchEvent) => {
    if (!panel.isConnected) return listening.abort();
    const target = event.target as Element;
    // Browsers close the panel when the touch ends, but a slider moves when it starts.
    const isClosing = event.type === "touchend" ? !panel.matches(":popover-open") : target.matches("[type=range]");
    if (!isClosing || target.closest("[popover], [popovertarget]")) return;
    event.preventDefault();
    closePopover(panel);
  };
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("touchstart", onTouch, { passive: false, signal });
  document.addEventListener("touchend", onTouch, { passive: false, signal });
  panel.addEventListener("toggle", () => listening.abort(), { once: true });
}

/** The focus returns to the button by itself, unless a resize of the window has hidden it. */
function focusNear(button: Element | null, panel: Element) {
  if (!button || button.checkVisibility() || !panel.contains(document.activeElement)) return;
  button.closest<HTMLElement>("[tabindex]:not(button)")?.focus({ preventScroll: true });
}

/** Positions a panel in browsers without anchor positioning; in all others, `floating` in floating.css does it. */
export function placeUnder(panel: HTMLElement, trigger: Element | null) {
  if (!trigger || CSS.supports("position-area: bottom")) return;
  const box = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const hasRoomBelow = box.bottom + height + 16 < innerHeight;
  const left = Math.max(8, Math.min(box.left, document.documentElement.clientWidth - width - 8));
  panel.style.inset = `${hasRoomBelow ? box.bottom : Math.max(8, box.top - height - 12)}px auto auto ${left}px`;
}
