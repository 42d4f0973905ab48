import { useLayoutEffect, useRef, useState } from "react";
import { lateCode, useCode } from "#app/late/late-code.ts";
import { paintCanvas } from "#app/ui/canvas.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { maxChroma } from "#color/chroma.ts";
import { hslFromRyb, type Wheel } from "#color/harmony/harmony.ts";
import { oklchToRgb24 } from "#color/kernel/oklab.ts";
import { round } from "#color/round.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { pointOf, RIM_CHROMA } from "../polar.ts";

/** In pixels; the browser scales it up smoothly, and the edge, which must be sharp, is drawn on top. */
const SIZE = 256;
const CIRCLE = "M-100 0A100 100 0 1 0 100 0A100 100 0 1 0 -100 0Z";

const painterCode = lateCode(() => import("./paint-disc.ts"));

/** Starts as CSS gradients in the HTML and is painted exactly after hydration. */
export function Disc({ wheel, lightness }: { wheel: Wheel; lightness: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useCode(painterCode);
  const [isPainted, setIsPainted] = useState(false);
  // The gradients are good enough until the painter has loaded, or if it fails to.
  useOnMount(() => void painterCode.load());
  const shown = round(lightness, 3);
  const path = wheel === "oklch" ? edgePath(shown) : null;
  useLayoutEffect(() => {
    if (!painter) return;
    paintCanvas(canvas.current, false, (context) => {
      const image = context.createImageData(SIZE, SIZE);
      painter.fillDisc(image.data, SIZE, wheel, shown, RIM_CHROMA[wheel]);
      context.putImageData(image, 0, 0);
      setIsPainted(true);
    });
  }, [painter, wheel, shown]);
  return (
    <>
      <div
        className="swatch absolute inset-0 overflow-hidden rounded-full"
        style={isPainted ? undefined : { background: discBackground(wheel, shown) }}
      >
        <canvas ref={canvas} width={SIZE} height={SIZE} aria-hidden className="absolute inset-0 size-full" />
      </div>
      <svg viewBox="-100 -100 200 200" aria-hidden className="absolute inset-0 size-full overflow-visible">
        {path && (
          <>
            <path d={CIRCLE + path} fillRule="evenodd" className="fill-sheet/80" />
            <path d={path} className="fill-none stroke-ink/55" vectorEffect="non-scaling-stroke" />
          </>
        )}
        <path d={CIRCLE} className="fill-none stroke-line-2" vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}

const STOP_DEGREES = 15;

/** The wheel as two CSS gradients in the HTML: a close approximation until it is painted. */
function discBackground(wheel: Wheel, lightness: number): string {
  const stops = Array.from({ length: 360 / STOP_DEGREES + 1 }, (_, index) =>
    rimColor(wheel, lightness, index * STOP_DEGREES),
  );
  const gray = wheel === "oklch" ? hexOf(oklchToRgb24(lightness, 0, 0)) : `hsl(0 0% ${Math.round(lightness * 100)}%)`;
  return `radial-gradient(closest-side, ${gray}, transparent), conic-gradient(${stops.join(",")})`;
}

function rimColor(wheel: Wheel, lightness: number, angle: number): string {
  if (wheel === "oklch") return hexOf(oklchToRgb24(lightness, RIM_CHROMA.oklch, angle));
  const h = wheel === "ryb" ? hslFromRyb(angle % 360) : angle % 360;
  return printHex({ space: "hsl", h, s: 100, l: lightness * 100, alpha: 1 });
}

const STEP_DEGREES = 3;

/** The maximum chroma in sRGB at a lightness, as an SVG path on the OKLCH wheel around 0, 0. */
function edgePath(lightness: number): string {
  const points = Array.from({ length: 360 / STEP_DEGREES }, (_, index) => {
    const h = index * STEP_DEGREES;
    const { x, y } = pointOf({ h, c: maxChroma(lightness, h, "srgb") }, "oklch");
    return `${(100 * x).toFixed(1)} ${(100 * y).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
