import { findScroller } from "#app/frame/reorder/autoscroll.ts";
import { followPointer, watchDrag } from "#app/frame/reorder/drag.ts";
import type { Point } from "#app/frame/reorder/geometry.ts";
import { cssColor } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";
import { ROLE_NAMES } from "#color/roles/theme-roles.ts";
import { type Target, targetOf } from "./target.ts";

const TOP_EDGE_PX = 8;
const BAR_PX = 72;

/** Drags a color to an element of a template, or to a role. */
export function dragColor(press: PointerEvent, color: Color, onDrop: (target: Target) => void) {
  watchDrag({ press, isLongPress: press.pointerType === "touch", carry: () => carryColor(color, onDrop) });
}

/** Shows a swatch under the pointer with the name of the role it would replace. */
function carryColor(color: Color, onDrop: (target: Target) => void) {
  const ghost = document.createElement("div");
  ghost.className = "pg-ghost swatch";
  ghost.style.setProperty("--ghost", cssColor(color));
  const label = ghost.appendChild(document.createElement("span"));
  document.body.append(ghost);
  let target: ReturnType<typeof targetOf> = null;
  const update = ({ x, y }: Point) => {
    ghost.style.translate = `${x}px ${y}px`;
    const next = targetOf(document.elementFromPoint(x, y));
    if (next?.element !== target?.element) {
      target?.element.removeAttribute("data-hot");
      next?.element.setAttribute("data-hot", "");
    }
    target = next;
    label.textContent = next ? ROLE_NAMES[next.id] : "";
  };
  return followPointer({
    scroller: findScroller(document.body) ?? document.documentElement,
    // The palette bar is at the top edge.
    canScroll: ({ y }) => y < TOP_EDGE_PX || y > BAR_PX,
    update,
    onEnd: (isDropped) => {
      target?.element.removeAttribute("data-hot");
      ghost.remove();
      if (isDropped && target) onDrop(target);
    },
  });
}
