import { MAX_SAMPLE_LENGTH, MAX_SIZE_PX, MAX_STOPS, MIN_SIZE_PX, type Stop } from "./state.ts";

/** Whole characters: half of one would not come through an address. */
export function cutText(text: string): string {
  return [...text.slice(0, 10 * MAX_SAMPLE_LENGTH).toWellFormed()].slice(0, MAX_SAMPLE_LENGTH).join("");
}

export function clampSize(sizePx: number): number {
  return Math.round(Math.min(MAX_SIZE_PX, Math.max(MIN_SIZE_PX, sizePx)));
}

/** At most twelve, at whole percentages, none before the one that it follows. */
export function inOrder(stops: readonly Stop[]): Stop[] {
  let furthest = 0;
  return stops.slice(0, MAX_STOPS).map(({ color, position }) => {
    furthest = Math.max(furthest, Math.round(percent(position)));
    return { color, position: furthest };
  });
}

/** Whole degrees, 0 to 359. */
export function wrapAngle(angle: number): number {
  return ((Math.round(angle) % 360) + 360) % 360;
}

/** 0 to 100, to a tenth. */
export function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
}
