export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };
/** The direction in which items are laid out; "auto" for wrapping lines and grids. */
export type Axis = "x" | "y" | "auto";

/** Returns the position whose center is nearest to the point along the axis. */
export function nearestPlace(boxes: readonly Box[], point: Point, axis: Axis): number {
  const distances = boxes.map((box) => {
    const center = centerOf(box);
    const dx = axis === "y" ? 0 : center.x - point.x;
    const dy = axis === "x" ? 0 : center.y - point.y;
    return Math.hypot(dx, dy);
  });
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns an item's index after it or another item has moved. */
export function placeAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

export function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the position an arrow key leads to; in wrapping lines, up and down go to the nearest item. */
export function placeByArrow(boxes: readonly Box[], now: number, key: string, axis: Axis): number {
  const before = axis === "y" ? "ArrowUp" : "ArrowLeft";
  const after = axis === "y" ? "ArrowDown" : "ArrowRight";
  if (key === before) return Math.max(0, now - 1);
  if (key === after) return Math.min(boxes.length - 1, now + 1);
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const isLineChange = axis === "auto" && (key === "ArrowDown" || key === "ArrowUp");
  return isLineChange ? placeInNextLine(boxes, now, key === "ArrowDown" ? 1 : -1) : now;
}

/** Returns the nearest item of the next line in that direction. */
function placeInNextLine(boxes: readonly Box[], now: number, sign: 1 | -1): number {
  const box = boxes[now];
  if (!box) return now;
  const isBeyond = ({ y, height }: Box) => (y - box.y) * sign > Math.min(height, box.height) / 2;
  const [next] = boxes.filter(isBeyond).sort((a, b) => (a.y - b.y) * sign);
  if (!next) return now;
  const { x } = centerOf(box);
  // Excludes other lines by moving their boxes far away.
  return nearestPlace(
    boxes.map((each) => (Math.abs(each.y - next.y) < each.height / 2 ? each : { ...each, y: Number.MAX_SAFE_INTEGER })),
    { x, y: centerOf(next).y },
    "auto",
  );
}
