import { type PointerEvent, useRef, useState } from "react";
import type { Picture, Point } from "#app/frame/picture/picture.ts";
import { MissingPicture, ProgressLine } from "#app/frame/picture/picture-bench.tsx";
import { PicturePins } from "#app/frame/picture/picture-pins.tsx";
import { NO_SIZE, PRESS_PX, percentPlace, pointWithin } from "#app/frame/picture/points.ts";
import { SAMPLE_HEIGHT_PX, SAMPLE_WIDTH_PX } from "#app/frame/picture/samples.ts";
import type { Size } from "#app/frame/picture/stage-view.ts";
import { late } from "#app/late/late.tsx";
import { paintCanvas } from "#app/ui/canvas.ts";
import type { Bench } from "./use-bench.ts";

const Loupe = late(async () => (await import("#app/frame/picture/loupe.tsx")).Loupe, "The loupe");
const CropFrame = late(async () => (await import("./crop-frame.tsx")).CropFrame, "The crop");

/** The maximum height of the picture on the page. */
const MAX_HEIGHT_PX = 660;

/** A click picks the color at that point. */
export function Stage({ bench }: { bench: Bench }) {
  const { state, session, picture, sample } = bench;
  const size = bench.size ?? NO_SIZE;
  const { width, height } = size;
  return (
    <div className="relative grid min-h-0 bg-well lg:sticky lg:top-0">
      <ProgressLine done={session.progress} />
      <div
        className="relative mx-auto w-full"
        style={{
          aspectRatio: `${width} / ${height}`,
          maxWidth: `${(MAX_HEIGHT_PX * width) / height}px`,
        }}
      >
        {sample && (
          <img
            src={sample.src}
            alt={sample.alt}
            width={SAMPLE_WIDTH_PX}
            height={SAMPLE_HEIGHT_PX}
            draggable={false}
            className="swatch absolute inset-0 size-full select-none"
          />
        )}
        {picture && !sample && <Canvas picture={picture} />}
        {bench.size ? (
          <Surface bench={bench} size={size} />
        ) : (
          <MissingPicture id={state.picture} hint="Choose one to get its colors instead." />
        )}
      </div>
    </div>
  );
}

function Canvas({ picture }: { picture: Picture }) {
  const { preview, isWide } = picture;
  const { width, height } = preview;
  return (
    <canvas
      // A canvas can't change its color space, so the key gives each picture a new one.
      key={picture.id}
      ref={(canvas) => {
        if (width === 0) return;
        paintCanvas(canvas, isWide, (context) => {
          context.clearRect(0, 0, width, height);
          context.drawImage(preview, 0, 0);
        });
      }}
      {...{ width, height }}
      role="img"
      aria-label={`Your picture, ${picture.width} by ${picture.height} pixels`}
      className={`swatch absolute inset-0 size-full ${picture.hasAlpha ? "checker [--veil:transparent]" : ""}`}
    />
  );
}

function Surface({ bench, size }: { bench: Bench; size: Size }) {
  const { state, picture, pickAt } = bench;
  const element = useRef<HTMLDivElement>(null);
  const press = useRef<{ x: number; y: number } | null>(null);
  const [hover, setHover] = useState<Point | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const { width, height } = size;
  const stage = {
    width,
    height,
    toPoint: (clientX: number, clientY: number) => {
      const box = element.current?.getBoundingClientRect();
      if (!box || box.width === 0) return null;
      return pointWithin(size, ((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height);
    },
    place: (point: Point) => percentPlace(size, point),
  };
  const onPointerMove = ({ pointerType, target, clientX, clientY }: PointerEvent) =>
    setHover(pointerType === "mouse" && target === element.current ? stage.toPoint(clientX, clientY) : null);
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = press.current;
    press.current = null;
    if (!from || Math.hypot(clientX - from.x, clientY - from.y) > PRESS_PX) return;
    const point = stage.toPoint(clientX, clientY);
    if (point) pickAt(point);
  };
  const seen = held === null ? hover : (state.swatches[held]?.point ?? null);
  return (
    <div
      ref={element}
      data-surface
      onPointerDown={({ button, clientX, clientY }) => {
        if (button === 0) press.current = { x: clientX, y: clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerLeave={() => setHover(null)}
      onPointerCancel={() => {
        press.current = null;
      }}
      className={`absolute inset-0 [touch-action:pan-y_pinch-zoom] ${picture ? "cursor-crosshair" : ""}`}
    >
      {state.crop && <CropFrame {...{ bench, stage }} crop={state.crop} />}
      <PicturePins pins={state.swatches} {...{ bench, stage }} onHeld={(place) => setHeld(picture && place)} />
      {picture && seen && <Loupe picture={picture} point={seen} {...stage.place(seen)} />}
    </div>
  );
}
