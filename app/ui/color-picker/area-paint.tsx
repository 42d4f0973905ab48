import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { toRgb24 } from "#color/convert.ts";
import { hexOf } from "#color/text/print.ts";
import { paintCanvas } from "../canvas.ts";
import { fillLabPlane, type LabCorners } from "./lab-plane.ts";
import { fillOkPlane } from "./ok-plane.ts";
import type { PickerSpace } from "./picker-spaces.ts";
import type { ScreenGamut } from "./screen-gamut.ts";

type Props = { space: PickerSpace; fixed: number; gamut: ScreenGamut };

/** Enough for 2x screens; the gamut lines, which must be sharp, are drawn on top. */
const WIDTH = 480;
const HEIGHT = 320;
const FILL = "absolute inset-0 rounded-[inherit]";

/** Repaints only when the fixed channel changes. */
export function AreaPaint({ space, fixed, gamut }: Props) {
  if (space.isWide) return <Canvas key={gamut} {...{ space, fixed, gamut }} />;
  const [below, above] = layersOf(space.id, fixed);
  return (
    <>
      <span className={FILL} style={below} />
      {above && <span className={FILL} style={above} />}
    </>
  );
}

function Canvas({ space, fixed, gamut }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useRef<ImageData>(null);
  useLayoutEffect(() => {
    paintCanvas(canvas.current, gamut === "display-p3", (context) => {
      // In the canvas's color space. Firefox throws if the ImageData constructor gets a color space.
      image.current ??= context.createImageData(WIDTH, HEIGHT);
      paint(image.current, space, fixed, gamut);
      context.putImageData(image.current, 0, 0);
    });
  }, [space, fixed, gamut]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} className={`${FILL} size-full`} />;
}

function paint({ data, width, height }: ImageData, space: PickerSpace, fixed: number, gamut: ScreenGamut) {
  if (space.id === "oklch") fillOkPlane(data, width, height, fixed, space.x.max, gamut);
  else fillLabPlane(data, width, height, cornersOf(space, fixed), gamut);
}

function cornersOf(space: PickerSpace, fixed: number): LabCorners {
  const most = space.x.max;
  if (space.id === "lab") {
    return { topLeft: [fixed, -most, most], topRight: [fixed, most, most], bottomLeft: [fixed, -most, -most] };
  }
  const angle = (fixed * Math.PI) / 180;
  const topRight = [100, most * Math.cos(angle), most * Math.sin(angle)] as const;
  return { topLeft: [100, 0, 0], topRight, bottomLeft: [0, 0, 0] };
}

/** Planes that CSS gradients show exactly, because they are linear in sRGB. */
function layersOf(id: PickerSpace["id"], fixed: number): [CSSProperties, CSSProperties?] {
  if (id === "srgb") {
    const blue = hexOf(Math.round(fixed));
    const red = "linear-gradient(to right, #000, #f00)";
    // For separate channels, "screen" is a plain sum.
    return [{ background: `${red}, linear-gradient(to top, #000, #0f0), ${blue}`, backgroundBlendMode: "screen" }];
  }
  const pure = hexOf(toRgb24({ space: "hsv", h: fixed, s: 100, v: 100, alpha: 1 }));
  if (id === "hsv") {
    return [
      { background: `linear-gradient(to right, #fff, ${pure})` },
      { background: "linear-gradient(to top, #000, transparent)" },
    ];
  }
  // Lower saturation shows more of the gray layer of the same lightness.
  const maskImage = "linear-gradient(to right, #000, transparent)";
  return [
    { background: `linear-gradient(to top, #000, ${pure}, #fff)` },
    { background: "linear-gradient(to top, #000, #fff)", maskImage },
  ];
}
