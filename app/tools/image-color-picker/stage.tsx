import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { Loupe } from "#app/frame/picture/loupe.tsx";
import { MissingPicture, ProgressLine } from "#app/frame/picture/picture-bench.tsx";
import { PicturePins } from "#app/frame/picture/picture-pins.tsx";
import { arrowStep, NO_SIZE, pointWithin } from "#app/frame/picture/points.ts";
import { StageCanvas } from "#app/frame/picture/stage-canvas.tsx";
import { isInView } from "#app/frame/picture/stage-view.ts";
import { type StageControls, useStage, useWheelZoom } from "#app/frame/picture/use-stage.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { clamp } from "#color/clamp.ts";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";
import { useStagePointer } from "./use-stage-pointer.ts";

/** Aspect ratio (width divided by height) on phones: wider or taller pictures are letterboxed. */
const SHAPES = { min: 1, max: 2.4 };
/** From this scale on, pixels are visible without a loupe. */
const LOUPE_UNTIL_SCALE = 14;

/** A click or Enter picks the color under the crosshair. */
export function Stage({ bench }: { bench: Bench }) {
  const { state, session, picture, sample, size, cursor, setCursor } = bench;
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const shown = size ?? NO_SIZE;
  const stage = useStage(box, shown, state.picture ?? "");
  const pointer = useStagePointer(bench, stage);
  useWheelZoom(box, stage.zoomAt);
  const onHeld = (place: number | null) => {
    setHeld(picture && place);
    if (place !== null) setCursor(null);
  };
  const seen = held === null ? cursor : (state.pins[held]?.point ?? null);
  const { view, room } = stage;
  return (
    <div className="relative bg-well">
      <ProgressLine done={session.progress} />
      <div
        ref={box}
        role="application"
        aria-label={`${sample ? sample.alt : size ? `Your picture, ${size.width} by ${size.height} pixels` : "No picture"}. Arrow keys move the crosshair by a pixel, with Shift by ten; Enter picks.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is one: keys move its crosshair
        tabIndex={0}
        onKeyDown={(event) => onStageKey(event, bench, stage)}
        {...pointer}
        className={`relative aspect-[3/2] w-full overflow-clip outline-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:z-40 focus-visible:after:border-2 focus-visible:after:border-white focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:-outline-offset-4 max-md:aspect-(--shape) ${stage.isFit ? "[touch-action:pan-y]" : "touch-none"} ${picture ? "cursor-crosshair" : ""}`}
        style={{ "--shape": clamp(shown.width / shown.height, SHAPES.min, SHAPES.max) } as CSSProperties}
      >
        {sample && !(picture && view) && (
          <img
            src={sample.src}
            alt=""
            draggable={false}
            className="swatch pointer-events-none absolute inset-0 size-full select-none object-contain"
          />
        )}
        {picture && view && room && <StageCanvas picture={picture} view={view} room={room} />}
        {!size && <MissingPicture id={state.picture} hint="Choose one to pick from it." />}
        {size && <PicturePins pins={state.pins} {...{ bench, stage, onHeld }} />}
        <Crosshair bench={bench} stage={stage} />
      </div>
      {size && <ZoomBar {...{ bench, stage }} />}
      {/* Outside the box, which would clip it. */}
      {picture && seen && view && room && view.scale < LOUPE_UNTIL_SCALE && isInView(view, seen, room) && (
        <Loupe picture={picture} point={seen} size={state.size} {...stage.place(seen)} />
      )}
    </div>
  );
}

/** Arrow keys move the crosshair; other keys pick and zoom. */
function onStageKey(event: KeyboardEvent, bench: Bench, stage: StageControls) {
  const { size, cursor, setCursor, pick } = bench;
  if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = arrowStep(event);
  if (step && size) {
    const { x, y } = cursor ?? { x: size.width / 2, y: size.height / 2 };
    const to = pointWithin(size, x + step.x, y + step.y);
    setCursor(to);
    stage.show(to);
  } else if ((event.key === "Enter" || event.key === " ") && cursor) pick(cursor);
  else if (event.key === "+" || event.key === "=") stage.zoomIn(focusOf(bench));
  else if (event.key === "-") stage.zoomOut(focusOf(bench));
  else if (event.key === "0") stage.reset();
  else return;
  event.preventDefault();
}

/** What zooming keeps in view: the crosshair, or the selected color. */
function focusOf({ cursor, state, selected }: Bench) {
  return cursor ?? state.pins[selected]?.point;
}

function Crosshair({ bench: { cursor, state }, stage }: { bench: Bench; stage: StageControls }) {
  if (!cursor || !stage.view) return null;
  const side = Math.max(9, state.size * stage.view.scale);
  return (
    <span
      aria-hidden
      className="-translate-1/2 pointer-events-none absolute z-[25] border border-white shadow-[0_0_0_1px_#000,inset_0_0_0_1px_#000]"
      style={{ ...stage.place(cursor), width: side, height: side }}
    />
  );
}

/** On phones, also the selected color, whose large swatch may be out of the window. */
function ZoomBar({ bench, stage }: { bench: Bench; stage: StageControls }) {
  const { view, isFit } = stage;
  const color = bench.state.pins[bench.selected]?.color;
  return (
    <div className="right-3 bottom-3 z-30 flex noscript:hidden items-center border-line bg-sheet max-md:justify-end max-md:border-t md:absolute md:rounded-control md:border print:hidden">
      {color && (
        <span className="mr-auto flex items-center gap-2 pl-3 font-mono text-sm md:hidden">
          <span aria-hidden className="swatch size-5 rounded-[4px]" style={{ backgroundColor: printHex(color) }} />
          {printHex(color)}
          <CopyColorButton color={color} name={bench.findName(color)} size="sm" />
        </span>
      )}
      <IconButton
        icon="icon-zoom-out"
        name="Zoom out"
        isDisabled={isFit}
        onClick={() => stage.zoomOut(focusOf(bench))}
      />
      <span aria-live={isFit ? "off" : "polite"} className="min-w-[4.5ch] text-center font-mono text-xs">
        {view ? `${Math.round(view.scale * 100)}%` : ""}
      </span>
      <IconButton icon="icon-zoom-in" name="Zoom in" onClick={() => stage.zoomIn(focusOf(bench))} />
      <IconButton icon="icon-maximize" name="Zoom to fit" isDisabled={isFit} onClick={stage.reset} />
    </div>
  );
}
