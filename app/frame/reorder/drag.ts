import { arrange } from "./arrangement.ts";
import { findScroller, scrollNearEdge } from "./autoscroll.ts";
import { type Axis, type Box, centerOf, nearestPlace, type Point } from "./geometry.ts";

export type DragStart = {
  /** The press. */
  event: PointerEvent;
  from: number;
  axis: Axis;
  /** Asked for when the drag begins. */
  items: () => HTMLElement[];
  /** A finger on something that also scrolls must rest before it drags. */
  isLongPress: boolean;
  onBegin: () => void;
  /** `to` is `from` when it was taken back. */
  onEnd: (to: number) => void;
};

const MOUSE_SLOP_PX = 5;
const FINGER_SLOP_PX = 8;
const LONG_PRESS_MS = 350;

/** From the press on: waits whether it becomes a drag, and then follows the pointer to its end. */
export function watchDrag(start: DragStart) {
  const { event: press, isLongPress } = start;
  const listening = new AbortController();
  const { signal } = listening;
  let drag: ReturnType<typeof carry> | undefined;
  let last: PointerEvent = press;

  const begin = () => {
    const [item] = start.items().slice(start.from);
    if (!item) return stop();
    start.onBegin();
    drag = carry(start);
    drag.follow(last);
  };
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const end = (isDropped: boolean) => {
    stop();
    if (!drag) return;
    ignoreNextClick();
    drag.end(isDropped);
  };
  const timer = isLongPress ? setTimeout(begin, LONG_PRESS_MS) : undefined;

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    last = event;
    if (drag) return drag.follow(event);
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (isLongPress && distance > FINGER_SLOP_PX) stop();
    else if (!isLongPress && distance > MOUSE_SLOP_PX) begin();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !drag) return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  const isOurs = (event: PointerEvent) => event.pointerId === press.pointerId;
  addEventListener("pointermove", onMove, { signal });
  addEventListener("pointerup", (event) => isOurs(event) && end(true), { signal });
  addEventListener("pointercancel", (event) => isOurs(event) && end(false), { signal });
  addEventListener("keydown", onKeyDown, { signal, capture: true });
  addEventListener("contextmenu", (event) => (drag || isLongPress) && event.preventDefault(), { signal });
  addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  // Scrolling is refused at the first move after the rest, which only a listener that is not passive can do.
  addEventListener("touchmove", (event) => drag && event.preventDefault(), { signal, passive: false });
}

/** The drag itself. */
function carry({ event: press, from, axis, items, onEnd }: DragStart) {
  const all = items();
  const item = all[from] as HTMLElement;
  const arrangement = arrange(all);
  const scroller = findScroller(item);
  const scrolledAtStart = scrolledBy(scroller);
  const root = document.documentElement;
  let pointer: Point = { x: press.clientX, y: press.clientY };
  let to = from;
  let frame = 0;

  const update = () => {
    const scrolled = scrolledBy(scroller);
    const carried = {
      x: axis === "y" ? 0 : pointer.x - press.clientX + scrolled.x - scrolledAtStart.x,
      y: axis === "x" ? 0 : pointer.y - press.clientY + scrolled.y - scrolledAtStart.y,
    };
    const center = centerOf(arrangement.boxes[from] as Box);
    to = nearestPlace(arrangement.boxes, { x: center.x + carried.x, y: center.y + carried.y }, axis);
    arrangement.show(from, to, carried);
  };
  const tick = () => {
    if (scroller) scrollNearEdge(scroller, pointer);
    update();
    frame = requestAnimationFrame(tick);
  };
  item.setPointerCapture(press.pointerId);
  root.style.cursor = "grabbing";
  root.style.userSelect = "none";
  frame = requestAnimationFrame(tick);
  return {
    follow: (event: PointerEvent) => {
      pointer = { x: event.clientX, y: event.clientY };
    },
    end: (isDropped: boolean) => {
      cancelAnimationFrame(frame);
      if (isDropped) update();
      root.style.cursor = "";
      root.style.userSelect = "";
      onEnd(isDropped ? to : from);
    },
  };
}

function scrolledBy(scroller: Element | null): Point {
  return { x: scroller?.scrollLeft ?? 0, y: scroller?.scrollTop ?? 0 };
}

/** The end of a drag is no press. */
function ignoreNextClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}
