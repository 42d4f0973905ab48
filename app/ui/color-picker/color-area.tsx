import { type CSSProperties, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { clamp } from "#color/clamp.ts";
import { describe } from "#color/describe.ts";
import { commitTaps } from "../commit-taps.ts";
import { AreaEdges, type Place, zoomTo } from "./area-edges.tsx";
import { AreaPaint } from "./area-paint.tsx";
import { channelValue, valueText, withValue } from "./picker-color.ts";
import { cancelByKey, keyMove, movedValue } from "./picker-keys.ts";
import type { PickerChannel, PickerColor, PickerSpace } from "./picker-spaces.ts";
import { cssOf, type ScreenGamut } from "./screen-gamut.ts";
import type { Picker } from "./use-picker.ts";

type Props = { picker: Picker; space: PickerSpace; gamut: ScreenGamut; label: string };
type Axis = (typeof AXES)[number];

const AXES = ["x", "y"] as const;
const CONTROL = "area";

const THUMB =
  "pointer-events-none absolute top-(--y) left-(--x) -m-3 size-6 rounded-full border-3 border-white bg-(--thumb) " +
  "shadow-[0_0_0_1px_oklch(0_0_0/0.5),inset_0_0_0_1px_oklch(0_0_0/0.3),0_2px_6px_oklch(0_0_0/0.25)] " +
  "outline-[length:var(--ring,0px)] outline-ink outline-solid outline-offset-3";

/** An area for the pointer; for the keyboard and screen readers, two sliders in one tab stop. */
export function ColorArea({ picker, space: whole, gamut, label }: Props) {
  const area = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<Axis | null>(null);
  const { shown } = picker;
  const fixed = channelValue(shown, whole.fixed);
  const space = zoomTo(whole, fixed);
  const { stop, pointerProps } = useAreaDrag(picker, space);

  // Dragging also places the thumb directly, ahead of the next render, so this runs after each render.
  useLayoutEffect(() => placeThumb(area.current, space, shown));

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (cancelByKey(event, picker)) return stop();
    const move = keyMove(event);
    if (move === null || !focused) return;
    event.preventDefault();
    const axis = axisOf(event.key, focused);
    sliderOf(event.currentTarget, axis)?.focus();
    const channel = space[axis];
    picker.set(channel, movedValue(channelValue(picker.read(), channel), move, channel), CONTROL);
  };
  return (
    <fieldset
      ref={area}
      aria-label={`${label}: ${space.x.name.toLowerCase()} and ${space.y.name.toLowerCase()}`}
      // Uses a variable: a rule for elements inside :has() makes browsers restyle the page for each new element.
      className="swatch relative aspect-3/2 w-full cursor-crosshair touch-none select-none rounded-control bg-well max-sm:in-[[popover]]:aspect-5/2 has-focus-visible:[--ring:2px]"
      style={{ "--thumb": cssOf(shown, gamut) } as CSSProperties}
      {...pointerProps}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => commitTaps(event, () => picker.settle(CONTROL))}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(null);
        picker.settle(CONTROL);
      }}
    >
      <AreaPaint space={space} fixed={fixed} gamut={gamut} />
      {space.isWide && <AreaEdges space={space} fixed={fixed} handle={placeOf(space, shown)} />}
      <span className="absolute inset-0 inset-ring inset-ring-line rounded-[inherit]" />
      <span aria-hidden className={THUMB} />
      <span className="absolute top-(--y) left-(--x)">
        {AXES.map((axis) => (
          <AxisSlider
            key={axis}
            {...{ picker, axis }}
            channel={space[axis]}
            tabIndex={focused && focused !== axis ? -1 : 0}
            onFocus={() => setFocused(axis)}
          />
        ))}
      </span>
    </fieldset>
  );
}

type SliderProps = { picker: Picker; axis: Axis; channel: PickerChannel; tabIndex: number; onFocus: () => void };

function AxisSlider({ picker, axis, channel, tabIndex, onFocus }: SliderProps) {
  const value = channelValue(picker.shown, channel);
  return (
    <input
      type="range"
      className="sr-only"
      aria-label={channel.name}
      aria-roledescription="2D slider"
      aria-orientation={axis === "x" ? "horizontal" : "vertical"}
      aria-valuetext={`${channel.name.toLowerCase()} ${valueText(value, channel)}, ${describe(picker.shown)}`}
      tabIndex={tabIndex}
      min={channel.min}
      max={channel.max}
      step={10 ** -channel.decimals}
      value={value}
      onChange={(event) => picker.set(channel, event.target.valueAsNumber, CONTROL)}
      onFocus={onFocus}
    />
  );
}

/** Moves the color with the pointer while it is pressed. */
function useAreaDrag(picker: Picker, space: PickerSpace) {
  const drag = useRef<{ box: DOMRect; pointerId: number }>(null);
  const onPointerMove = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    if (pointerId !== drag.current?.pointerId) return;
    const { left, top, width, height } = drag.current.box;
    const x = at(space.x, clamp((clientX - left) / width, 0, 1));
    const y = at(space.y, 1 - clamp((clientY - top) / height, 0, 1));
    const next = withValue(withValue(picker.read(), space.x, x), space.y, y);
    placeThumb(currentTarget, space, next);
    picker.move(next, CONTROL);
  };
  const onPointerDown = (event: PointerEvent<HTMLFieldSetElement>) => {
    if (event.button !== 0 || drag.current) return;
    event.preventDefault(); // prevents text selection and lets the next line set the focus
    sliderOf(event.currentTarget, "x")?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { box: event.currentTarget.getBoundingClientRect(), pointerId: event.pointerId };
    onPointerMove(event);
  };
  const stop = () => {
    drag.current = null;
    picker.settle(CONTROL);
  };
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId === drag.current?.pointerId) stop();
  };
  return { stop, pointerProps: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end } };
}

function sliderOf(area: HTMLFieldSetElement, axis: Axis) {
  return area.querySelectorAll("input")[AXES.indexOf(axis)];
}

function placeThumb(area: HTMLElement | null, space: PickerSpace, color: PickerColor) {
  const [x, y] = placeOf(space, color);
  area?.style.setProperty("--x", `${x}%`);
  area?.style.setProperty("--y", `${y}%`);
}

function placeOf({ x, y }: PickerSpace, color: PickerColor): Place {
  return [100 * partOf(x, channelValue(color, x)), 100 - 100 * partOf(y, channelValue(color, y))];
}

/** Arrow keys of the other axis move along that axis. */
function axisOf(key: string, focused: Axis): Axis {
  if (key === "ArrowLeft" || key === "ArrowRight") return "x";
  return key === "Home" || key === "End" ? focused : "y";
}

function at({ min, max }: PickerChannel, place: number) {
  return min + (max - min) * place;
}

function partOf({ min, max }: PickerChannel, value: number) {
  return clamp((value - min) / (max - min), 0, 1);
}
