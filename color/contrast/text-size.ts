export type TextWeight = 400 | 500 | 600 | 700;

/** The minimum Lc and the smallest sizes in px for the weights 400, 500, 600 and 700. */
// https://github.com/Myndex/apca-w3: four weights from the font lookup table of 0.1.9.
const ROWS: readonly (readonly [lc: number, sizes: readonly [number, number, number, number]])[] = [
  [110, [14, 13, 12, 11]],
  [105, [14.5, 14, 13, 12]],
  [100, [15, 14.5, 13.5, 13]],
  [95, [15.5, 15, 14, 13.5]],
  [90, [16, 15.5, 14.5, 14]],
  [85, [16.5, 15.625, 14.625, 14]],
  [80, [17.25, 15.81, 14.81, 14]],
  [75, [18, 16, 15, 14]],
  [70, [19.5, 18, 16, 14.5]],
  [65, [21.75, 19, 17, 15]],
  [60, [24, 21, 18, 16]],
  [55, [28, 24, 21, 18]],
  [50, [32, 28, 24, 21]],
  [45, [42, 32, 28, 24]],
  [40, [60, 48, 42, 32]],
  [35, [96, 72, 60, 48]],
  [30, [108, 108, 96, 72]],
];
/** Below this Lc, body text needs 15 more than other text. */
const BODY_BELOW_LC = 70;
const BODY_EXTRA_LC = 15;
const COLUMNS: Record<TextWeight, 0 | 1 | 2 | 3> = { 400: 0, 500: 1, 600: 2, 700: 3 };

/**
 * The smallest size in whole px that APCA allows at an Lc of either sign; `null` if it allows none. An Lc between two
 * rows counts as the lower one.
 */
export function smallestSizePx(lc: number, weight: TextWeight, isBody: boolean): number | null {
  const magnitude = Math.abs(lc);
  const counted = isBody && magnitude < BODY_BELOW_LC ? magnitude - BODY_EXTRA_LC : magnitude;
  const size = ROWS.find(([minimum]) => counted >= minimum)?.[1][COLUMNS[weight]];
  return size === undefined ? null : Math.ceil(size);
}

/** WCAG 2.2: 18 pt, or 14 pt and bold. https://www.w3.org/TR/WCAG22/#dfn-large-scale */
export function isLargeForWcag(sizePx: number, weight: TextWeight): boolean {
  return sizePx >= 24 || (weight >= 700 && sizePx >= 18.66);
}
