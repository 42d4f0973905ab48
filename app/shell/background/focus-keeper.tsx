import { useEffect, useRef } from "react";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

const PRESSES = /^(?:Enter| |Delete|Backspace)$/;
const FOCUSABLE = "button, a[href], input, select, textarea, [tabindex='0']";

/** Where a press was, the page or dialog that keeps the focus, what comes before it there, and the part around it. */
type Place = { control: Element; whole: Element | null; before: HTMLElement[]; part: Element | null; path: string };

/** A press that removes its own control, at once or after a wait, leaves the focus nowhere: the nearest control takes it. */
export function FocusKeeper() {
  const place = useRef<Place>(null);
  const waiting = useRef<MutationObserver>(null);
  // What React removes for the press is gone by then.
  const keep = () => requestAnimationFrame(() => place.current && focusNear(place.current) && forget());
  const forget = () => {
    place.current = null;
    waiting.current?.disconnect();
  };
  const remember = ({ key, target, repeat }: KeyboardEvent) => {
    if (repeat) return; // its first press may have removed the control
    forget();
    if (PRESSES.test(key) && target instanceof Element) place.current = placeOf(target);
  };
  const wait = () => {
    if (!place.current) return;
    waiting.current ??= new MutationObserver(keep);
    waiting.current.observe(document.body, { childList: true, subtree: true });
    keep();
  };
  /** Presses without a key: of a screen reader anywhere, of a mouse in a dialog. In a page its next key may be a shortcut. */
  const rememberClick = ({ target, detail, isTrusted }: MouseEvent) => {
    const control = target instanceof Element && (target.closest(FOCUSABLE) ?? target);
    if (!control || !isTrusted || control === place.current?.control || !matchMedia("(pointer: fine)").matches) return;
    const dialog = control.closest("dialog");
    if (detail > 0 && !dialog) return;
    forget();
    place.current = detail > 0 ? placeOf(control, dialog) : placeOf(control);
    wait();
  };
  useWindowEvent("keydown", remember, { capture: true });
  useWindowEvent("keyup", wait, { capture: true });
  useWindowEvent("click", rememberClick, { capture: true });
  useEffect(() => () => waiting.current?.disconnect(), []);
  return null;
}

/** A dialog lies in the page near what opened it, and may take that away when it closes. */
function placeOf(
  control: Element,
  whole: Element | null = control.closest("main") ?? control.closest("dialog"),
): Place {
  const all = whole ? [...whole.querySelectorAll<HTMLElement>(FOCUSABLE)] : [];
  const before = all.slice(0, all.indexOf(control as HTMLElement)).toReversed();
  return { control, whole, before, part: control.closest("dialog, section, main"), path: location.pathname };
}

/** First in the part: what came before, or else what it begins with by now. True once the control is gone. */
function focusNear({ control, whole, before, part, path }: Place) {
  if (control.isConnected) return false;
  if (path !== location.pathname) return true; // the next page has its own beginning, where keys are shortcuts
  if (whole?.isConnected === false || document.activeElement !== document.body) return true;
  const near = before.filter((element) => part?.contains(element));
  const now = part?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
  const isKept = [...near, ...now, ...before].some((element) => {
    if (element.checkVisibility({ visibilityProperty: true })) element.focus();
    return element === document.activeElement;
  });
  if (!isKept) document.getElementById("content")?.focus({ preventScroll: true });
  return true;
}
