import { ImageUp } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { ColorInput } from "#app/ui/color-input.tsx";
import { ICON } from "#app/ui/icon.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { printRatio } from "#color/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import { hexOf, print, printPlain } from "#color/print.ts";
import { type State, setText } from "./model.ts";
import { drawSampleScene, openPicture } from "./picture.ts";
import { printLc } from "./report.ts";
import { Verdict } from "./verdict.tsx";
import { type Box, findWorstPoint } from "./worst-point.ts";

const STEP_PX = 4;
const LARGE_STEP_PX = 40;
const BOX = { width: 320, height: 96 };
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Text over a picture: as readable as over its worst pixel. The picture stays in the browser. */
export function PictureBench({ controls }: { controls: ToolControls<State> }) {
  const { state, apply } = controls;
  const { canvas, pixels, name, open } = usePicture();
  const [box, setBox] = useState<Box>({ x: 40, y: 40, ...BOX });
  const worst = pixels && findWorstPoint(pixels.data, pixels.width, toRgb24(state.text), box);
  return (
    <section
      aria-label="Contrast over a picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void open(event.dataTransfer.files[0]);
      }}
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_360px]"
    >
      <div className="relative bg-well">
        <canvas
          ref={canvas}
          className="swatch block w-full"
          aria-label={`${name}, the picture behind the text`}
          role="img"
        />
        {pixels && (
          <TextBox
            {...{ state, box, pixels }}
            point={worst}
            onMove={(x, y) => setBox({ ...box, ...keepInside(x, y, pixels) })}
          />
        )}
      </div>
      <div className="grid content-start gap-5 p-5 md:p-7">
        <ColorInput label="Text" value={printPlain(state.text)} onChange={(color) => apply(setText, color)} />
        <FileField onFile={open} />
        <div role="status" className="grid gap-3 text-sm">
          {worst && (
            <>
              <p className="flex items-baseline justify-between gap-4">
                <span className="font-semibold text-3xl tabular-nums tracking-[-0.03em]">
                  {printRatio(worst.ratio)}
                </span>
                <Verdict passes={worst.ratio >= 4.5} />
              </p>
              <p className="text-ink-2">
                At the worst point under the text, {hexOf(worst.color)}: Lc {printLc(worst.lc)}. The mean is{" "}
                {printRatio(worst.meanRatio)}:1, and {Math.floor(worst.passingShare * 100)}% of the pixels reach 4.5:1.
              </p>
            </>
          )}
        </div>
        <p className="text-ink-2 text-sm">
          Drag the text, or focus it and use the arrow keys, Shift for larger steps. The picture is never uploaded.
        </p>
      </div>
    </section>
  );
}

function usePicture() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pixels, setPixels] = useState<ImageData | null>(null);
  const [name, setName] = useState("A drawn landscape");
  const show = useCallback((picture: ImageData, from: string) => {
    const element = canvas.current;
    if (!element) return;
    element.width = picture.width;
    element.height = picture.height;
    element.getContext("2d")?.putImageData(picture, 0, 0);
    setPixels(picture);
    setName(from);
  }, []);
  useEffect(() => show(drawSampleScene(), "A drawn landscape"), [show]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const picture = await openPicture(file);
    if (typeof picture === "string") showToast({ type: "error", title: "The picture stays as it is", text: picture });
    else show(picture, file.name);
  };
  return { canvas, pixels, name, open };
}

function FileField({ onFile }: { onFile: (file: File | undefined) => void }) {
  return (
    <label
      className={buttonClass(
        "outline",
        "md",
        "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
      )}
    >
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = "";
        }}
      />
      <ImageUp {...ICON} />
      Choose a picture, or drop one
    </label>
  );
}

type TextBoxProps = {
  state: State;
  box: Box;
  pixels: ImageData;
  point: { x: number; y: number } | null;
  onMove: (x: number, y: number) => void;
};

function TextBox({ state, box, pixels, point, onMove }: TextBoxProps) {
  const grabbed = useRef<{ dx: number; dy: number; scale: number }>(null);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const scale = pixels.width / (event.currentTarget.parentElement?.clientWidth ?? pixels.width);
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbed.current = { dx: box.x - event.clientX * scale, dy: box.y - event.clientY * scale, scale };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const grip = grabbed.current;
    if (grip) onMove(clientX * grip.scale + grip.dx, clientY * grip.scale + grip.dy);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    onMove(box.x + move[0] * step, box.y + move[1] * step);
  };
  const percent = (value: number, of: number) => `${(value / of) * 100}%`;
  return (
    <>
      <button
        type="button"
        aria-label={`${state.sample.text}, over the picture, ${Math.round(box.x)} from the left, ${Math.round(box.y)} from the top`}
        {...{ onPointerDown, onPointerMove, onKeyDown }}
        onPointerUp={() => {
          grabbed.current = null;
        }}
        className="absolute cursor-move touch-none overflow-hidden rounded-swatch px-3 text-left outline-dashed outline-1 outline-current"
        style={{
          left: percent(box.x, pixels.width),
          top: percent(box.y, pixels.height),
          width: percent(box.width, pixels.width),
          height: percent(box.height, pixels.height),
          color: print(state.text, "rgb"),
        }}
      >
        <span data-specimen className="font-semibold text-lg">
          {state.sample.text}
        </span>
      </button>
      {point && (
        <span
          aria-hidden
          className="-translate-1/2 pointer-events-none absolute size-4 rounded-full border-2 border-white shadow-[0_0_0_2px_#000]"
          style={{ left: percent(point.x, pixels.width), top: percent(point.y, pixels.height) }}
        />
      )}
    </>
  );
}

function keepInside(x: number, y: number, { width, height }: ImageData) {
  return {
    x: Math.min(Math.max(0, x), width - BOX.width),
    y: Math.min(Math.max(0, y), height - BOX.height),
  };
}
