import type { KeyboardEvent, RefObject } from "react";
import { isMac } from "#app/ui/is-mac.ts";
import { isTyping } from "../shortcuts/focus-rules.ts";
import { type Arrangement, arrange, boxOf } from "./arrangement.ts";
import { type Axis, placeByArrow } from "./geometry.ts";

/** An item being moved with the keyboard from its handle. */
export type Grab = { from: number; to: number; arrangement: Arrangement };
type List = {
  count: number;
  axis: Axis;
  items: () => HTMLElement[];
  grab: RefObject<Grab | null>;
  /** "Crimson, 2 of 5". */
  placeText: (index: number, at: number) => string;
  settle: (from: number, to: number, focus: string | null) => void;
  announce: (text: string) => void;
};

/** Ends a grab, if there is one. */
export function release({ grab, settle }: Pick<List, "grab" | "settle">, isDropped: boolean, focus: string | null) {
  const { current } = grab;
  if (!current) return;
  grab.current = null;
  settle(current.from, isDropped ? current.to : current.from, focus);
}

/** Handles a key on an item's handle: Space grabs it, arrows move it, and Space drops it. */
export function pressHandle(event: KeyboardEvent, index: number, list: List) {
  const { grab, count, axis, items, placeText, announce } = list;
  const { current } = grab;
  const isToggle = event.key === " " || event.key === "Enter";
  if (!current) {
    if (!isToggle || event.repeat || count < 2 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    grab.current = { from: index, to: index, arrangement: arrange(items()) };
    grab.current.arrangement.show(index, index);
    announce(`Grabbed ${placeText(index, index)}. Arrow keys move it, Space drops it, Escape cancels.`);
    return;
  }
  if (event.key === "Tab") return;
  event.preventDefault();
  event.stopPropagation();
  if (isToggle && !event.repeat) return release(list, true, "handle");
  if (event.key === "Escape") return release(list, false, "handle");
  const to = placeByArrow(current.arrangement.boxes, current.to, event.key, axis);
  if (to === current.to) return;
  current.to = to;
  current.arrangement.show(current.from, to);
  announce(placeText(current.from, to));
}

/** Moves an item at once on Alt with an arrow key, pressed anywhere in the item except in a field. */
export function pressItem(event: KeyboardEvent, index: number, { items, axis, settle }: List) {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  if (isTyping(event.target)) {
    // On a Mac they move the caret by words. Elsewhere, up and down open a select, and left and right leave the page.
    if (!isMac() && /^Arrow(?:Left|Right)$/.test(event.key)) event.preventDefault();
    return;
  }
  const to = placeByArrow(items().map(boxOf), index, event.key, axis);
  // The browser would navigate away on Alt with an arrow key.
  if (to !== index || event.key.startsWith("Arrow")) event.preventDefault();
  if (to === index) return;
  event.stopPropagation();
  const part = (event.target as HTMLElement).closest<HTMLElement>("[data-reorder-part]")?.dataset.reorderPart;
  settle(index, to, part ?? "item");
}
