import type { KeyboardEvent } from "react";
import { clamp } from "#color/clamp.ts";
import type { Point } from "./picture.ts";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LARGE_STEP = 10;
/** A pointer that moves farther than this is not a click. */
export const PRESS_PX = 6;
/** The shape of a stage without a picture. */
export const NO_SIZE = { width: 3, height: 2 };

/** Returns an arrow key's move: one step, or ten with Shift. Null for other keys and for browser shortcuts. */
export function arrowStep({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): Point | null {
  const arrow = ARROWS[key];
  if (!arrow || altKey || ctrlKey || metaKey) return null;
  const times = shiftKey ? LARGE_STEP : 1;
  return { x: arrow.x * times, y: arrow.y * times };
}

/** Returns the nearest point inside the picture. */
export function pointWithin(picture: { width: number; height: number }, x: number, y: number): Point {
  return { x: clamp(Math.floor(x), 0, picture.width - 1), y: clamp(Math.floor(y), 0, picture.height - 1) };
}

/** CSS position of a pixel's center, in percent of the picture. */
export function percentPlace(picture: { width: number; height: number }, { x, y }: Point) {
  const percent = (at: number, side: number) => `${(((at + 0.5) / side) * 100).toFixed(3)}%`;
  return { left: percent(x, picture.width), top: percent(y, picture.height) };
}

/** Largest allowed coordinate in a picture. */
const MAX_PLACE_PX = 65_535;
const NOWHERE = "n";

export const PICTURE_ID = /^[a-z0-9-]{1,16}$/;

/** Reads "120.44-n-310.7", one entry per color, n for a color without a point. Undefined if the list is invalid. */
export function readPoints(text: string | null, count: number): readonly (Point | null)[] | undefined {
  if (text === null) return Array.from({ length: count }, () => null);
  const parts = text.split("-");
  if (parts.length !== count) return undefined;
  const points = parts.map((part) => {
    if (part === NOWHERE) return null;
    const [, x, y] = /^(\d{1,5})\.(\d{1,5})$/.exec(part) ?? [];
    const point = { x: Number(x), y: Number(y) };
    return point.x <= MAX_PLACE_PX && point.y <= MAX_PLACE_PX ? point : undefined;
  });
  return points.includes(undefined) ? undefined : (points as (Point | null)[]);
}

export function writePoints(places: readonly { readonly point: Point | null }[]): string {
  return places.map(({ point }) => (point ? `${point.x}.${point.y}` : NOWHERE)).join("-");
}
