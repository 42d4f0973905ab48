import { clamp } from "#color/clamp.ts";
import type { Point } from "./geometry.ts";

const EDGE_PX = 56;
const MAX_PX_PER_FRAME = 14;

/** Returns the nearest scrolling ancestor or the page; null inside a fixed element that does not scroll. */
export function findScroller(element: Element): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const canX = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth;
    const canY = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight;
    if (canX || canY) return box;
    // Scrolling the page does not move fixed elements.
    if (position === "fixed") return null;
  }
  return document.scrollingElement;
}

/** Scrolls by one frame's distance, faster the closer the pointer is to the edge. */
export function scrollNearEdge(scroller: Element, { x, y }: Point) {
  const isPage = scroller === document.scrollingElement;
  const { left, top, right, bottom } = isPage
    ? { left: 0, top: 0, right: scroller.clientWidth, bottom: innerHeight }
    : scroller.getBoundingClientRect();
  scroller.scrollBy({ left: pull(x, left, right), top: pull(y, top, bottom), behavior: "instant" });
}

function pull(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE_PX, (end - start) / 4);
  const part = at < start + edge ? (at - start - edge) / edge : at > end - edge ? (at - end + edge) / edge : 0;
  return Math.round(clamp(part, -1, 1) * MAX_PX_PER_FRAME);
}
