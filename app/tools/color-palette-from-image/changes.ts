import type { ColorSearch, Crop, FoundColor, Point } from "#app/frame/picture/picture.ts";
import { moveItem } from "#app/frame/reorder/geometry.ts";
import { opaque } from "#app/tools/color-fields.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { MAX_COLORS, MAX_MERGE, MIN_COUNT, MIN_CROP, type State, type Swatch } from "./state.ts";

export function searchOf({ swatches, count, strategy, ignore, mergeDeltaE, crop }: State): ColorSearch {
  const kept = swatches.filter(({ isLocked }) => isLocked).map(({ color }) => color);
  return { count: Math.max(0, count - kept.length), strategy, ignore, mergeDeltaE, crop, kept };
}

/** Takes the colors found in a picture. Locked ones stay in place, but lose their points if the picture is new. */
export function takeFound(state: State, picture: string, found: readonly FoundColor[]): State {
  const isOther = picture !== state.picture;
  const left = [...found];
  const swatches = state.swatches
    .flatMap((swatch) => {
      if (swatch.isLocked) return [isOther ? { ...swatch, point: null } : swatch];
      return left.splice(0, 1).map(swatchOf);
    })
    .concat(left.map(swatchOf))
    .slice(0, MAX_COLORS);
  if (swatches.length === 0) return state;
  return { ...state, picture, swatches, crop: isOther ? null : state.crop };
}

type Settings = Partial<Pick<State, "strategy" | "ignore" | "mergeDeltaE" | "crop">>;

export function setSettings(state: State, { mergeDeltaE, crop, ...rest }: Settings): State {
  return {
    ...state,
    ...rest,
    ...(mergeDeltaE !== undefined && { mergeDeltaE: clamp(Math.round(mergeDeltaE), 0, MAX_MERGE) }),
    ...(crop !== undefined && { crop: crop && legalCrop(crop) }),
  };
}

/** Sets the count, but never below the number of locked colors. */
export function setCount(state: State, count: number): State {
  const locked = state.swatches.filter(({ isLocked }) => isLocked).length;
  return { ...state, count: clamp(Math.round(count), Math.max(MIN_COUNT, locked), MAX_COLORS) };
}

export function toggleLock(state: State, place: number): State {
  const swatch = state.swatches[place];
  if (!swatch) return state;
  return { ...state, swatches: state.swatches.with(place, { ...swatch, isLocked: !swatch.isLocked }) };
}

export function removeSwatch(state: State, place: number): State {
  if (state.swatches.length === 1 || !state.swatches[place]) return state;
  const swatches = state.swatches.toSpliced(place, 1);
  return { ...state, swatches, count: Math.max(MIN_COUNT, swatches.length) };
}

export function addSwatch(state: State, color: Color, point: Point | null): State {
  if (state.swatches.length >= MAX_COLORS) return state;
  const swatches = [...state.swatches, swatchOf({ color, point })];
  return { ...state, swatches, count: Math.max(MIN_COUNT, swatches.length) };
}

export function setSwatch(state: State, place: number, color: Color, point: Point | null): State {
  const swatch = state.swatches[place];
  if (!swatch) return state;
  return { ...state, swatches: state.swatches.with(place, { ...swatch, color: opaque(color), point }) };
}

export function moveSwatch(state: State, from: number, to: number): State {
  const { swatches } = state;
  return swatches[from] && swatches[to] ? { ...state, swatches: moveItem(swatches, from, to) } : state;
}

/** Colors from elsewhere, which have no point in the picture. */
export function setColors(state: State, colors: readonly Color[]): State {
  if (colors.length === 0) return state;
  const swatches = colors.slice(0, MAX_COLORS).map((color) => swatchOf({ color, point: null }));
  return { ...state, swatches, count: Math.max(MIN_COUNT, swatches.length) };
}

/** Replaces one color by the found color that differs most from all others; returns the same state if there is none. */
export function replaceSwatch(state: State, place: number, found: readonly FoundColor[]): State {
  const best = farthestOf(state, found);
  return best ? setSwatch(state, place, best.color, best.point) : state;
}

/** Adds the found color that differs most from the others; returns the same state if all are already there. */
export function addFound(state: State, found: readonly FoundColor[]): State {
  const best = farthestOf(state, found);
  return best ? addSwatch(state, best.color, best.point) : state;
}

function farthestOf({ swatches }: State, found: readonly FoundColor[]): FoundColor | null {
  const away = ({ color }: FoundColor) => Math.min(...swatches.map((swatch) => deltaE2000(swatch.color, color)));
  const best = found.toSorted((one, other) => away(other) - away(one))[0];
  return best && away(best) > 0 ? best : null;
}

function legalCrop({ x, y, width, height }: Crop): Crop {
  const left = clamp(Math.round(x), 0, 1000 - MIN_CROP);
  const top = clamp(Math.round(y), 0, 1000 - MIN_CROP);
  return {
    x: left,
    y: top,
    width: clamp(Math.round(width), MIN_CROP, 1000 - left),
    height: clamp(Math.round(height), MIN_CROP, 1000 - top),
  };
}

function swatchOf({ color, point }: Omit<Swatch, "isLocked">): Swatch {
  return { color: opaque(color), point, isLocked: false };
}
