import { findScroller, scrollNearEdge } from "#app/frame/reorder/autoscroll.ts";
import { cssColor } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";
import { ROLE_NAMES } from "#color/roles/theme-roles.ts";
import { type Target, targetOf } from "./target.ts";
import { focusBench } from "./use-press-focus.ts";

export type Drag = { press: PointerEvent; color: Color; onDrop: (target: Target) => void };

const MOUSE_SLOP_PX = 6;
const FINGER_SLOP_PX = 8;
const LONG_PRESS_MS = 350;
const TOP_EDGE_PX = 8;
const BAR_PX = 72;

/** From the press on: waits whether it becomes a drag, and follows it to the element that it ends on. */
export function watchDrag({ press, color, onDrop }: Drag) {
  const listening = new AbortController();
  const { signal } = listening;
  const isFinger = press.pointerType === "touch";
  let carried: ReturnType<typeof carry> | null = null;
  let last = press;

  const begin = () => {
    carried = carry(color);
    carried.follow(last);
  };
  const timer = isFinger ? setTimeout(begin, LONG_PRESS_MS) : undefined;
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const end = (isDropped: boolean) => {
    stop();
    if (!carried) return;
    ignoreNextClick();
    focusBench();
    const target = carried.end();
    if (isDropped && target) onDrop(target);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    last = event;
    if (carried) return carried.follow(event);
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (isFinger && distance > FINGER_SLOP_PX) stop();
    else if (!isFinger && distance > MOUSE_SLOP_PX) begin();
  };
  addEventListener("pointermove", onMove, { signal });
  addEventListener("pointerup", ({ pointerId }) => pointerId === press.pointerId && end(true), { signal });
  addEventListener("pointercancel", ({ pointerId }) => pointerId === press.pointerId && end(false), { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !carried) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
  addEventListener("contextmenu", (event) => (carried || isFinger) && event.preventDefault(), { signal });
  addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  // Scrolling is refused at the first move after the rest, which only a listener that is not passive can do.
  addEventListener("touchmove", (event) => carried && event.preventDefault(), { signal, passive: false });
}

/** The drag itself: a swatch under the pointer that says which role it would take. */
function carry(color: Color) {
  const ghost = document.createElement("div");
  ghost.className = "pg-ghost swatch";
  ghost.style.setProperty("--ghost", cssColor(color));
  const label = ghost.appendChild(document.createElement("span"));
  document.body.append(ghost);
  const root = document.documentElement;
  const scroller = findScroller(document.body) ?? root;
  let target: ReturnType<typeof targetOf> = null;
  let at = { x: 0, y: 0 };
  let frame = 0;
  root.style.cursor = "grabbing";
  root.style.userSelect = "none";

  const update = () => {
    ghost.style.translate = `${at.x}px ${at.y}px`;
    const next = targetOf(document.elementFromPoint(at.x, at.y));
    if (next?.element !== target?.element) {
      target?.element.removeAttribute("data-hot");
      next?.element.setAttribute("data-hot", "");
    }
    target = next;
    label.textContent = next ? ROLE_NAMES[next.id] : "";
  };
  const tick = () => {
    // The colors themselves stand at the upper edge.
    if (at.y < TOP_EDGE_PX || at.y > BAR_PX) scrollNearEdge(scroller, at);
    update();
    frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
  return {
    follow: ({ clientX: x, clientY: y }: PointerEvent) => {
      at = { x, y };
    },
    end: () => {
      cancelAnimationFrame(frame);
      update();
      target?.element.removeAttribute("data-hot");
      ghost.remove();
      root.style.cursor = "";
      root.style.userSelect = "";
      return target;
    },
  };
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
