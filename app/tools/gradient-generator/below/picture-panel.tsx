import { useId, useRef, useState } from "react";
import { saveFile } from "#app/frame/export/save-file.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { colorTable, paintRows } from "#color/gradient/raster.ts";
import type { Drawn } from "../use-bench.ts";
import { encodePng } from "./encode-png.ts";

type PictureSize = { readonly width: number; readonly height: number };

const PICTURE_SIZES: readonly (PictureSize & { readonly name: string })[] = [
  { name: "4K", width: 3840, height: 2160 },
  { name: "QHD", width: 2560, height: 1440 },
  { name: "Full HD", width: 1920, height: 1080 },
  { name: "Laptop", width: 1440, height: 900 },
  { name: "Phone", width: 1170, height: 2532 },
  { name: "Story", width: 1080, height: 1920 },
  { name: "Square", width: 1080, height: 1080 },
  { name: "Link preview", width: 1200, height: 630 },
];

const MAX_SIDE_PX = 3840;

const OWN = "own";

/** Images are drawn by our own engine, not by the browser. */
export function PicturePanel({ drawn }: { drawn: Drawn }) {
  const [chosen, setChosen] = useState("0");
  const [own, setOwn] = useState({ width: "1600", height: "900" });
  const [isDithered, setIsDithered] = useState(true);
  const noteId = useId();
  const { share, draw, stop } = useDrawing(drawn);
  const size = chosen === OWN ? sizeOf(own) : (PICTURE_SIZES[Number(chosen)] as PictureSize);
  return (
    <ToolSection id="picture" title="Picture" aside="PNG">
      <div className="flex noscript:hidden flex-wrap items-end gap-x-4 gap-y-4">
        <Field label="Size" className="w-full sm:w-64">
          <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <Options
              of={PICTURE_SIZES.map(({ name, width, height }, index) => [index, `${name}, ${width} × ${height}`])}
            />
            <option value={OWN}>Custom size</option>
          </Select>
        </Field>
        {chosen === OWN &&
          (["width", "height"] as const).map((side) => (
            <Field key={side} label={side === "width" ? "Width" : "Height"} className="w-32">
              <Input
                inputMode="numeric"
                isMono
                suffix="px"
                value={own[side]}
                aria-invalid={!isSide(Number(own[side])) || undefined}
                aria-describedby={isSide(Number(own[side])) ? undefined : noteId}
                onChange={({ target }) => setOwn({ ...own, [side]: target.value })}
              />
            </Field>
          ))}
        {share === null ? (
          <Button
            variant="primary"
            isDisabled={size === null}
            onClick={() => size && void draw(size, isDithered)}
            className="min-h-11"
          >
            <Icon className="icon-download" />
            Download PNG
          </Button>
        ) : (
          <Button onClick={stop} className="min-h-11 tabular-nums">
            Stop, {Math.round(share * 100)}%
          </Button>
        )}
        <Checkbox label="Dithering" isOn={isDithered} onChange={setIsDithered} />
      </div>
      <p id={noteId} role="status" className="max-w-[46em] text-ink-2 text-sm">
        {size === null
          ? `Width and height must be whole numbers from 1 to ${MAX_SIDE_PX}.`
          : "Every pixel is computed unrounded in the gradient's color space. Dithering hides 8-bit steps; colors outside sRGB keep lightness and hue but lose chroma."}
      </p>
    </ToolSection>
  );
}

/** Draws one image at a time; leaving the page stops it. */
function useDrawing(drawn: Drawn) {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useOnMount(() => () => running.current?.abort());
  const stop = () => {
    running.current?.abort();
    setShare(null);
  };
  const draw = async (size: PictureSize, isDithered: boolean) => {
    const controller = new AbortController();
    running.current = controller;
    const picture = await drawPicture(drawn, size, isDithered, controller.signal, setShare).catch(() => null);
    if (controller.signal.aborted) return;
    setShare(null);
    if (picture) {
      const name = `gradient-${size.width}x${size.height}.png`;
      saveFile(name, picture);
      showToast({ type: "success", title: `Saved ${name}`, text: `${(picture.size / 1e6).toFixed(1)} MB` });
    } else {
      showToast({ type: "error", title: "No picture", text: "This browser could not create it. Try a smaller size." });
    }
  };
  return { share, draw, stop };
}

function isSide(side: number) {
  return Number.isInteger(side) && side >= 1 && side <= MAX_SIDE_PX;
}

function sizeOf({ width, height }: { width: string; height: string }): PictureSize | null {
  const [w, h] = [Number(width), Number(height)];
  return isSide(w) && isSide(h) ? { width: w, height: h } : null;
}

/** Draws the image from unrounded colors. Rejects when `signal` aborts. */
async function drawPicture(
  { gradient, at }: Drawn,
  { width, height }: PictureSize,
  isDithered: boolean,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Blob> {
  const pause = async (share: number) => {
    signal.throwIfAborted();
    onShare(share);
    await new Promise((resolve) => setTimeout(resolve));
  };
  await pause(0); // shows the Stop button
  const table = colorTable(at, gradient.stops.at(-1)?.position ?? 1);
  return encodePng({
    width,
    height,
    channels: table.hasAlpha ? 4 : 3,
    paint: (from, to, out) => paintRows({ width, height, shape: gradient.shape, table, isDithered }, from, to, out),
    pause,
  });
}
