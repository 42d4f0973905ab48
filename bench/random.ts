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
export function randomRgb24s(count = 1024, seed?: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => Math.floor(random() * 2 ** 24));
}

export function randomHexes(count?: number, seed?: number): string[] {
  return randomRgb24s(count, seed).map(hexOf);
}

/** Random OKLCH colors as [L, C, hue] all over the range of CSS; 73 % lie outside of sRGB. */
export function randomOklchs(count = 1024, seed?: number): [number, number, number][] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => [random(), random() * 0.4, random() * 360]);
}

export function hexOf(rgb24: number): string {
  return `#${rgb24.toString(16).padStart(6, "0")}`;
}

/** Red, green and blue, 0 to 255. */
export function channelsOf(rgb24: number): [number, number, number] {
  return [rgb24 >>> 16, (rgb24 >>> 8) & 255, rgb24 & 255];
}
