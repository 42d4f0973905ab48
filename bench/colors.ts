/** Enough that the CPU can't learn every branch by heart, and V8 can't cache the strings of all numbers. */
const COUNT = 8192;

/** Random numbers from 0 to 1 that are the same in every run. https://en.wikipedia.org/wiki/Xorshift */
export function seededRandom(seed = 0x9e3779b9): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Random 8-bit colors as 0xRRGGBB. */
export function randomRgb24s(count = COUNT, seed?: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => Math.floor(random() * 2 ** 24));
}

export function randomHexes(count?: number, seed?: number): string[] {
  return randomRgb24s(count, seed).map(hexOf);
}

/** Random OKLCH colors across the whole CSS range; 73 % are outside sRGB. */
export function randomOklchs(count = COUNT, seed?: number): { l: number; c: number; h: number }[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({ l: random(), c: random() * 0.4, h: random() * 360 }));
}

export function hexOf(rgb24: number): string {
  return `#${rgb24.toString(16).padStart(6, "0")}`;
}

/** Red, green and blue, 0 to 255. */
export function channelsOf(rgb24: number): [number, number, number] {
  return [rgb24 >>> 16, (rgb24 >>> 8) & 255, rgb24 & 255];
}

/** Red, green and blue, 0 to 1. */
export function unitChannelsOf(rgb24: number): [number, number, number] {
  const [r, g, b] = channelsOf(rgb24);
  return [r / 255, g / 255, b / 255];
}

/** In the form that colord and colordx use. */
export function byteColor(rgb24: number): { r: number; g: number; b: number; alpha: number } {
  const [r, g, b] = channelsOf(rgb24);
  return { r, g, b, alpha: 1 };
}

/** In the form that culori uses. */
export function unitColor(rgb24: number): { mode: "rgb"; r: number; g: number; b: number } {
  const [r, g, b] = unitChannelsOf(rgb24);
  return { mode: "rgb", r, g, b };
}

/** Chroma and hue as a and b for comparison: no seam at 360 degrees, and no meaningless hue near gray. */
export function cartesian(color: { l: number; c: number; h?: number | null | undefined } | null | undefined): number[] {
  if (!color) return [];
  const angle = ((color.h || 0) * Math.PI) / 180;
  return [color.l, color.c * Math.cos(angle), color.c * Math.sin(angle)];
}

export function cartesianOf(oklch: ArrayLike<number | null>): number[] {
  return cartesian({ l: Number(oklch[0]), c: Number(oklch[1]), h: Number(oklch[2]) });
}

/** Red, green and blue, 0 to 255, from `#rrggbb`. */
export function readHex(hex: string | undefined): number[] {
  return channelsOf(Number.parseInt(String(hex).slice(1), 16));
}
