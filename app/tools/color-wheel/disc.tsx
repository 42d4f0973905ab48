import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { paintCanvas } from "#app/ui/canvas.ts";
import type { Wheel } from "#color/harmony/harmony.ts";
import { discBackground } from "./disc-background.ts";
import { edgePath, gamutEdge } from "./gamut-edge.ts";
import { RIM_CHROMA, round } from "./polar.ts";

type FillDisc = typeof import("./paint-disc.ts").fillDisc;
type Props = { wheel: Wheel; lightness: number };

/** In pixels; the browser scales it up smoothly, and the edge that has to be sharp is drawn above it. */
const SIZE = 256;
const CIRCLE = "M-100 0A100 100 0 1 0 100 0A100 100 0 1 0 -100 0Z";

const loadPainter = async () => (await import("./paint-disc.ts")).fillDisc;

/** The colors of one lightness, as CSS gradients in the HTML and painted exactly once the page is alive. */
export function Disc({ wheel, lightness }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [fillDisc, setFillDisc] = useState<FillDisc>();
  const [isPainted, setIsPainted] = useState(false);
  // The gradients stand in well until it comes, and for good where it does not.
  useEffect(() => void loadPainter().then((fill) => setFillDisc(() => fill), ignore), []);
  const shown = round(lightness, 3);
  const path = wheel === "oklch" ? edgePath(gamutEdge(shown, RIM_CHROMA.oklch), 100 / RIM_CHROMA.oklch) : null;
  useLayoutEffect(() => {
    if (!fillDisc) return;
    paintCanvas(canvas.current, false, (context) => {
      const image = context.createImageData(SIZE, SIZE);
      fillDisc(image.data, SIZE, wheel, shown, RIM_CHROMA[wheel]);
      context.putImageData(image, 0, 0);
      setIsPainted(true);
    });
  }, [fillDisc, wheel, shown]);
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

function ignore() {}
