import { type Box, type Point, placeAfterMove } from "./geometry.ts";

const MOVE_MS = 200;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

export type Arrangement = ReturnType<typeof arrange>;

/** Previews a new order of items by moving them visually, without changing the document. */
export function arrange(items: readonly HTMLElement[]) {
  const boxes = items.map(boxOf);
  return {
    boxes,
    /** Makes room; the item itself also moves there unless a pointer carries it. */
    show: (from: number, to: number, carried?: Point) => {
      for (const [index, item] of items.entries()) {
        const box = boxes[index] as Box;
        const place = boxes[placeAfterMove(index, from, to)] as Box;
        const isCarried = index === from && carried;
        const { x, y } = isCarried ? carried : { x: place.x - box.x, y: place.y - box.y };
        item.style.transition = isCarried ? "none" : `translate ${MOVE_MS}ms ${EASE}`;
        item.style.translate = `${x}px ${y}px`;
        if (index === from) lift(item);
      }
    },
  };
}

export function putDown(items: readonly HTMLElement[]) {
  for (const { style, dataset } of items) {
    Object.assign(style, { transition: "", translate: "", zIndex: "", position: "" });
    delete dataset.dragging;
  }
}

/** Raises an item above the others. Pages style it, for example with `data-dragging:shadow-float`. */
function lift(item: HTMLElement) {
  if (item.dataset.dragging !== undefined) return;
  item.dataset.dragging = "";
  item.style.zIndex = "20";
  if (getComputedStyle(item).position === "static") item.style.position = "relative";
}

/** Animates items from where they were last seen. `seen` is indexed by position before the move. */
export function glide(items: readonly HTMLElement[], seen: readonly Box[], from: number, to: number) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [index, before] of seen.entries()) {
    const item = items[placeAfterMove(index, from, to)];
    if (!item) continue;
    const { x, y } = item.getBoundingClientRect();
    if (Math.abs(before.x - x) < 1 && Math.abs(before.y - y) < 1) continue;
    item.animate([{ translate: `${before.x - x}px ${before.y - y}px` }, { translate: "0 0" }], {
      duration: MOVE_MS,
      easing: EASE,
    });
  }
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
