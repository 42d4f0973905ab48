import { oklchToRgb24 } from "../color/kernel/oklab.ts";
import { seededRandom } from "./colors.ts";

export type Picture = { readonly name: string; readonly rgba: Uint8ClampedArray; readonly width: number };

type Paint = { l: number; c: number; h: number };

const SCENES = ["landscape", "market", "night"] as const;

/** Photo-like images: soft light, texture and grain, a few large areas, many small bright details. */
export function makePictures(width: number, height: number, count: number = SCENES.length): Picture[] {
  return SCENES.slice(0, count).map((name, seed) => ({ name, width, rgba: paint(name, width, height, seed + 1) }));
}

function paint(name: (typeof SCENES)[number], width: number, height: number, seed: number): Uint8ClampedArray {
  const random = seededRandom(seed * 7919);
  const texture = makeTexture(seed);
  const dots = Array.from({ length: 60 }, () => ({
    x: random(),
    y: random(),
    r: 0.01 + 0.05 * random() ** 3,
    l: 0.45 + 0.45 * random(),
    c: 0.08 + 0.17 * random(),
    h: random() * 360,
  }));
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const u = x / height;
      const v = y / height;
      const color = SCENE[name](u, v, texture);
      for (const dot of name === "landscape" ? dots.slice(0, 12) : dots) {
        const distance = Math.hypot(u - dot.x * 1.5, v - dot.y);
        if (distance > dot.r) continue;
        // A softly lit ball.
        const light = 1 - 0.5 * (distance / dot.r) ** 2;
        Object.assign(color, { l: dot.l * light, c: dot.c * light, h: dot.h });
      }
      const grain = (random() + random() + random() - 1.5) * 0.03;
      const rgb24 = oklchToRgb24(Math.min(1, Math.max(0, color.l + grain)), Math.max(0, color.c + grain / 2), color.h);
      rgba[at] = rgb24 >>> 16;
      rgba[at + 1] = (rgb24 >>> 8) & 255;
      rgba[at + 2] = rgb24 & 255;
    }
  }
  return rgba;
}

type Texture = (u: number, v: number) => number;

const SCENE: Record<(typeof SCENES)[number], (u: number, v: number, texture: Texture) => Paint> = {
  landscape: (u, v, texture) => {
    const rough = texture(u * 4, v * 4);
    const cloud = texture(u * 2 + 9, v * 5);
    if (v > 0.7 + 0.05 * texture(u * 3, 1))
      return { l: 0.35 + 0.3 * rough, c: 0.06 + 0.08 * rough, h: 125 + 25 * rough };
    if (v > 0.45 + 0.25 * texture(u * 2, 5)) return { l: 0.3 + 0.25 * rough, c: 0.02 + 0.03 * v, h: 260 - 60 * rough };
    return { l: 0.6 + 0.25 * v + 0.25 * cloud ** 2, c: 0.13 * (1 - cloud ** 2), h: 250 - 40 * v };
  },
  market: (u, v, texture) => {
    const rough = texture(u * 9, v * 9);
    const stall = Math.floor(u * 5);
    return { l: 0.4 + 0.4 * rough, c: 0.03 + 0.07 * texture(u * 3, v * 3), h: 30 + 15 * stall + 30 * rough };
  },
  night: (u, v, texture) => {
    const glow = Math.exp(-8 * (v - 0.7) ** 2) * texture(u * 3, v);
    return { l: 0.08 + 0.1 * texture(u * 6, v * 6) + 0.4 * glow, c: 0.03 + 0.12 * glow, h: 280 + 110 * glow };
  },
};

/** Value noise in four octaves, 0 to 1. https://en.wikipedia.org/wiki/Value_noise */
function makeTexture(seed: number): Texture {
  const random = seededRandom(seed * 104729);
  const lattice = Float64Array.from({ length: 4096 }, random);
  const value = (x: number, y: number) => lattice[(x & 63) | ((y & 63) << 6)] as number;
  const noise: Texture = (u, v) => {
    const x = Math.floor(u);
    const y = Math.floor(v);
    const s = (u - x) ** 2 * (3 - 2 * (u - x));
    const t = (v - y) ** 2 * (3 - 2 * (v - y));
    const top = value(x, y) * (1 - s) + value(x + 1, y) * s;
    return top * (1 - t) + (value(x, y + 1) * (1 - s) + value(x + 1, y + 1) * s) * t;
  };
  return (u, v) => (noise(u, v) + noise(u * 2, v * 2) / 2 + noise(u * 4, v * 4) / 4 + noise(u * 8, v * 8) / 8) / 1.875;
}
