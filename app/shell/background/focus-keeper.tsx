import { useEffect, useRef } from "react";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

const PRESSES = /^(?:Enter| |Delete|Backspace)$/;
const FOCUSABLE = "button, a[href], input, select, textarea, [tabindex='0']";

/** Where a key was pressed, the part of the page around it, and what comes before it in the page or a dialog beside it. */
type Place = { control: Element; part: Element | null; before: HTMLElement[] };

/** A key that removes its own control, at once or after a wait, leaves the focus nowhere: the nearest control takes it. */
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
  useWindowEvent("keydown", remember, { capture: true });
  useWindowEvent("keyup", wait, { capture: true });
  useEffect(() => () => waiting.current?.disconnect(), []);
  return null;
}

function placeOf(control: Element): Place {
  // A dialog lies in the page near what opened it, and may take that away when it closes.
  const whole = control.closest("main") ?? control.closest("dialog");
  const all = whole ? [...whole.querySelectorAll<HTMLElement>(FOCUSABLE)] : [];
  const before = all.slice(0, all.indexOf(control as HTMLElement)).toReversed();
  return { control, part: control.closest("dialog, section, main"), before };
}

/** First in the part: what came before, or else what it begins with by now. True once the control is gone. */
function focusNear({ control, part, before }: Place) {
  if (control.isConnected) return false;
  if (document.activeElement !== document.body) return true;
  const near = before.filter((element) => part?.contains(element));
  const now = part?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
  const isKept = [...near, ...now, ...before].some((element) => {
    if (element.checkVisibility({ visibilityProperty: true })) element.focus();
    return element === document.activeElement;
  });
  if (!isKept) document.getElementById("content")?.focus({ preventScroll: true });
  return true;
}
