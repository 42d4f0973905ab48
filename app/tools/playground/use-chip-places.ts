import { type RefObject, useEffect } from "react";

type Box = { left: number; top: number; width: number; height: number };

const GAP_PX = 4;
/** Narrower, a chip would cover what it is about. */
const WIDE = "(width >= 768px)";

/**
 * Puts chips at the elements that they measure, none over another. Without room or script they stay in their list. `frame` is
 * around the template and the list; `pairs` are those that leave the list for their element.
 */
export function useChipPlaces(
  frame: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  pairs: string[],
) {
  const wanted = pairs.join(" ");
  useEffect(() => {
    const [around, chips] = [frame.current, list.current];
    if (!around || !chips) return;
    const place = () => placeChips(around, chips, matchMedia(WIDE).matches ? wanted : "");
    place();
    if (wanted === "") return;
    const observer = new ResizeObserver(place);
    observer.observe(around);
    void document.fonts.ready.then(place);
    return () => observer.disconnect();
  }, [frame, list, wanted]);
}

function placeChips(frame: HTMLElement, list: HTMLElement, wanted: string) {
  const origin = frame.getBoundingClientRect();
  const taken: Box[] = [];
  const chips = [...list.querySelectorAll<HTMLElement>("[data-chip]")];
  for (const chip of chips) {
    const pair = chip.dataset.chip ?? "";
    const element = wanted.split(" ").includes(pair) ? frame.querySelector(`[data-pair="${pair}"]`) : null;
    const anchor = element?.getBoundingClientRect();
    const isFloating = anchor !== undefined && anchor.width > 0;
    chip.toggleAttribute("data-floats", isFloating);
    if (!isFloating) {
      chip.style.translate = "";
      continue;
    }
    const box = findPlace(anchor, chip, origin, taken);
    taken.push(box);
    chip.style.translate = `${Math.round(box.left)}px ${Math.round(box.top)}px`;
  }
}

/** Above its right end; else below it, above its left end, or the next free place down from there. */
function findPlace(anchor: DOMRect, chip: HTMLElement, origin: DOMRect, taken: readonly Box[]): Box {
  const { offsetWidth: width, offsetHeight: height } = chip;
  const most = origin.width - width - GAP_PX;
  const [right, left] = [anchor.right - origin.left - width, anchor.left - origin.left].map((x) =>
    Math.max(GAP_PX, Math.min(most, x)),
  ) as [number, number];
  const above = Math.max(GAP_PX, anchor.top - origin.top - height - 1);
  const below = anchor.bottom - origin.top + 1;
  const boxes = [
    { left: right, top: above },
    { left: right, top: below },
    { left, top: above },
    { left, top: below },
  ].map((place) => ({ ...place, width, height }));
  const isFree = (box: Box) => !taken.some((other) => overlap(box, other));
  const found = boxes.find(isFree);
  if (found) return found;
  const box = { left: right, top: below, width, height };
  while (!isFree(box)) box.top += height + GAP_PX;
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + GAP_PX &&
    b.left < a.left + a.width + GAP_PX &&
    a.top < b.top + b.height + 2 &&
    b.top < a.top + a.height + 2
  );
}
