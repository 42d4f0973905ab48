import { type PointerEvent, useRef, useState } from "react";
import type { Picture, Point } from "#app/frame/picture/picture.ts";
import { MissingPicture } from "#app/frame/picture/picture-bench.tsx";
import { PicturePins } from "#app/frame/picture/picture-pins.tsx";
import { ProgressLine } from "#app/frame/picture/progress-line.tsx";
import { readPixelColor } from "#app/frame/picture/read-color.ts";
import { SAMPLE_HEIGHT_PX, SAMPLE_WIDTH_PX } from "#app/frame/picture/samples.ts";
import { late } from "#app/late/late.tsx";
import { paintCanvas } from "#app/ui/canvas.ts";
import { removeSwatch } from "./changes.ts";
import type { Bench } from "./use-bench.ts";

const Loupe = late(async () => (await import("#app/frame/picture/loupe.tsx")).Loupe, "The loupe");
const CropFrame = late(async () => (await import("./crop-frame.tsx")).CropFrame, "The crop");

/** The most that a picture takes of the window. */
const MAX_HEIGHT_PX = 660;
/** A press that moves farther than this is no press. */
const PRESS_PX = 6;

/** The picture with a pin for each color. A press takes the color that is there. */
export function Stage({ bench }: { bench: Bench }) {
  const { state, session, picture, sample } = bench;
  const { width, height } = bench.size ?? EMPTY_SIZE;
  return (
    <div className="relative grid min-h-0 bg-well lg:sticky lg:top-0">
      <ProgressLine done={session.progress} />
      <div
        className="relative mx-auto w-full"
        style={{
          aspectRatio: `${width} / ${height}`,
          maxWidth: `${Math.max(280, Math.round((MAX_HEIGHT_PX * width) / height))}px`,
        }}
      >
        {!picture && !sample ? (
          <MissingPicture id={state.picture} hint="Choose one to take its colors instead." />
        ) : (
          <>
            {sample ? (
              <img
                src={sample.src}
                alt={sample.alt}
                width={SAMPLE_WIDTH_PX}
                height={SAMPLE_HEIGHT_PX}
                draggable={false}
                className="swatch absolute inset-0 size-full select-none"
              />
            ) : (
              picture && <Canvas picture={picture} />
            )}
            <Surface bench={bench} width={width} height={height} />
          </>
        )}
      </div>
    </div>
  );
}

const EMPTY_SIZE = { width: 3, height: 2 };

function Canvas({ picture }: { picture: Picture }) {
  const { preview, isWide } = picture;
  const { width, height } = preview;
  return (
    <canvas
      // A canvas keeps the color space that it had first.
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

function Surface({ bench, width, height }: { bench: Bench; width: number; height: number }) {
  const { state, picture, selected, select, label, pickAt, movePoint, controls } = bench;
  const surface = useRef<HTMLDivElement>(null);
  const press = useRef<{ x: number; y: number } | null>(null);
  const [hover, setHover] = useState<Point | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const toPoint = (clientX: number, clientY: number): Point | null => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const x = Math.floor(((clientX - box.left) / box.width) * width);
    const y = Math.floor(((clientY - box.top) / box.height) * height);
    return { x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) };
  };
  const onPointerMove = (event: PointerEvent) =>
    setHover(
      event.pointerType === "mouse" && event.target === surface.current ? toPoint(event.clientX, event.clientY) : null,
    );
  const onPointerUp = (event: PointerEvent) => {
    const from = press.current;
    press.current = null;
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > PRESS_PX) return;
    const point = toPoint(event.clientX, event.clientY);
    if (point) pickAt(point);
  };
  const seen = held === null ? hover : (state.swatches[held]?.point ?? null);
  const at = (point: Point) => ({
    left: `${(((point.x + 0.5) / width) * 100).toFixed(3)}%`,
    top: `${(((point.y + 0.5) / height) * 100).toFixed(3)}%`,
  });
  return (
    <div
      ref={surface}
      data-surface
      onPointerDown={(event) => {
        if (event.button === 0) press.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerLeave={() => setHover(null)}
      onPointerCancel={() => {
        press.current = null;
      }}
      className={`absolute inset-0 touch-pan-y ${picture ? "cursor-crosshair" : ""}`}
    >
      {state.crop && <CropFrame bench={bench} crop={state.crop} toPoint={toPoint} width={width} height={height} />}
      <PicturePins
        pins={state.swatches}
        {...{ width, height, toPoint, selected, label }}
        place={at}
        onSelect={select}
        onMove={movePoint}
        onEnd={controls.commit}
        onRemove={(place) => controls.apply(removeSwatch, place)}
        onHeld={(place, isHeld) => setHeld(isHeld && picture ? place : null)}
      />
      {picture && seen && (
        <Loupe
          picture={picture}
          point={seen}
          color={readPixelColor(picture, seen)}
          {...at(seen)}
          isBelow={seen.y / height < 0.4}
        />
      )}
    </div>
  );
}
