import { useRef } from "react";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

const PRESSES = /^(?:Enter| |Delete|Backspace)$/;
const FOCUSABLE = "button, a[href], input, select, textarea, [tabindex='0']";

/** Where a key was pressed, and what comes before it in its dialog or page. */
type Place = { control: Element; before: HTMLElement[] };

/** A key that removes its own control leaves the focus nowhere: the nearest control before it takes it. */
export function FocusKeeper() {
  const place = useRef<Place>(null);
  const remember = ({ key, target }: KeyboardEvent) => {
    const around = PRESSES.test(key) && target instanceof Element && target.closest("dialog, main");
    place.current = around ? { control: target, before: listBefore(target, around) } : null;
  };
  // What React removes for the press is gone by then.
  const keep = () => requestAnimationFrame(() => place.current && focusNear(place.current));
  useWindowEvent("keydown", remember, { capture: true });
  useWindowEvent("keyup", keep, { capture: true });
  return null;
}

function listBefore(target: Element, around: Element) {
  const all = [...around.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return all.slice(0, all.indexOf(target as HTMLElement));
}

function focusNear({ control, before }: Place) {
  if (control.isConnected || document.activeElement !== document.body) return;
  before.findLast((element) => {
    if (element.checkVisibility({ visibilityProperty: true })) element.focus();
    return element === document.activeElement;
  });
}
