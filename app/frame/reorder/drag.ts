import { arrange } from "./arrangement.ts";
import { findScroller, scrollNearEdge } from "./autoscroll.ts";
import { type Axis, type Box, centerOf, nearestPlace, type Point } from "./geometry.ts";

type Carried = {
  follow: (event: PointerEvent) => void;
  end: (isDropped: boolean) => void;
};
type DragStart = {
  press: PointerEvent;
  /** True if a finger must rest before it drags, because the element also scrolls. */
  isLongPress: boolean;
  /** Starts the drag; null if there is nothing to carry. */
  carry: () => Carried | null;
};
type ItemDrag = Pick<DragStart, "press" | "isLongPress"> & {
  from: number;
  axis: Axis;
  /** Called when the drag begins. */
  items: () => HTMLElement[];
  onBegin: () => void;
  /** `to` equals `from` if the drag was canceled. */
  onEnd: (to: number) => void;
};

const MOUSE_SLOP_PX = 5;
const FINGER_SLOP_PX = 8;
const LONG_PRESS_MS = 350;

/** Watches a press: waits until it becomes a drag, then follows the pointer until it ends. */
export function watchDrag({ press, isLongPress, carry }: DragStart) {
  const listening = new AbortController();
  const { signal } = listening;
  let drag: Carried | null = null;
  let last = press;

  const begin = () => {
    drag = carry();
    if (!drag) return stop();
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
  // Prevents scrolling from the first move after the rest, which requires a non-passive listener.
  addEventListener("touchmove", (event) => drag && event.preventDefault(), { signal, passive: false });
}

export function dragItem({ press, isLongPress, ...rest }: ItemDrag) {
  watchDrag({ press, isLongPress, carry: () => carryItem(press, rest) });
}

function carryItem(
  press: PointerEvent,
  { from, axis, items, onBegin, onEnd }: Omit<ItemDrag, "press" | "isLongPress">,
) {
  const all = items();
  const item = all[from];
  if (!item) return null;
  onBegin();
  const arrangement = arrange(all);
  const scroller = findScroller(item);
  const scrolledAtStart = scrolledBy(scroller);
  let to = from;
  const update = (pointer: Point) => {
    const scrolled = scrolledBy(scroller);
    const carried = {
      x: axis === "y" ? 0 : pointer.x - press.clientX + scrolled.x - scrolledAtStart.x,
      y: axis === "x" ? 0 : pointer.y - press.clientY + scrolled.y - scrolledAtStart.y,
    };
    const center = centerOf(arrangement.boxes[from] as Box);
    to = nearestPlace(arrangement.boxes, { x: center.x + carried.x, y: center.y + carried.y }, axis);
    arrangement.show(from, to, carried);
  };
  item.setPointerCapture(press.pointerId);
  return followPointer({ scroller, update, onEnd: (isDropped) => onEnd(isDropped ? to : from) });
}

type Following = {
  /** Scrolls when the pointer is near its edges. */
  scroller: Element | null;
  /** Called once per frame, and before a drop. */
  update: (pointer: Point) => void;
  onEnd: (isDropped: boolean) => void;
  canScroll?: (pointer: Point) => boolean;
};

/** Follows the pointer frame by frame, and scrolls at the edges. */
export function followPointer({ scroller, update, onEnd, canScroll = () => true }: Following): Carried {
  const root = document.documentElement;
  let pointer: Point = { x: 0, y: 0 };
  const tick = () => {
    if (scroller && canScroll(pointer)) scrollNearEdge(scroller, pointer);
    update(pointer);
    frame = requestAnimationFrame(tick);
  };
  let frame = requestAnimationFrame(tick);
  root.style.cursor = "grabbing";
  root.style.userSelect = "none";
  return {
    follow: ({ clientX: x, clientY: y }) => {
      pointer = { x, y };
    },
    end: (isDropped) => {
      cancelAnimationFrame(frame);
      if (isDropped) update(pointer);
      root.style.cursor = "";
      root.style.userSelect = "";
      onEnd(isDropped);
    },
  };
}

function scrolledBy(scroller: Element | null): Point {
  return { x: scroller?.scrollLeft ?? 0, y: scroller?.scrollTop ?? 0 };
}

/** Keeps the end of a drag from counting as a click. */
function ignoreNextClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}
