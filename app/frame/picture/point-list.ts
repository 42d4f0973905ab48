import type { Point } from "./picture.ts";

/** Of the side of a picture. */
const MAX_PLACE_PX = 65_535;
const NOWHERE = "n";

/** What the id of a picture may be, in an address. */
export const PICTURE_ID = /^[a-z0-9-]{1,16}$/;

/** "120.44-n-310.7", with n for a color that has no place: as many as there are colors. Undefined for what is no such list. */
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
