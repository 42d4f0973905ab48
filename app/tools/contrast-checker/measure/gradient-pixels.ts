import { compositeOver } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { positionIn } from "#color/gradient/geometry.ts";
import { gradientAt } from "#color/gradient.ts";
import type { Gradient } from "../state.ts";
import type { Pixels } from "./worst-point.ts";

const WIDTH = 480;
const HEIGHT = 360;
const SAMPLES = 1024;
const WHITE = fromRgb24(0xffffff);

/** The gradient as a browser paints it on a 4:3 surface; transparent parts show white. */
export function gradientPixels({ stops, angle, space }: Gradient): Pixels {
  const at = gradientAt(
    stops.map(({ color, position }) => ({ color, position: position / 100 })),
    { space },
  );
  const colors = Uint32Array.from({ length: SAMPLES + 1 }, (_, index) =>
    toRgb24(compositeOver(at(index / SAMPLES), WHITE)),
  );
  const place = positionIn({ kind: "linear", direction: angle }, { width: WIDTH, height: HEIGHT });
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0, to = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, to += 4) {
      const color = colors[Math.round(place(x + 0.5, y + 0.5) * SAMPLES)] as number;
      data[to] = color >>> 16;
      data[to + 1] = (color >>> 8) & 255;
      data[to + 2] = color & 255;
      data[to + 3] = 255;
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}
