import { type KeyboardEvent, useRef } from "react";
import { describe } from "#color/describe.ts";
import { commitTaps } from "../commit-taps.ts";
import { CHECKERS } from "../on-checkers.ts";
import { useEarlySlide } from "../use-early.ts";
import { NumberField } from "./number-field.tsx";
import { channelValue, valueText, withValue } from "./picker-color.ts";
import { cancelByKey, keyMove, movedValue } from "./picker-keys.ts";
import { ALPHA, type PickerChannel, type PickerColor } from "./picker-spaces.ts";
import { cssOf, type ScreenGamut } from "./screen-gamut.ts";
import type { Picker } from "./use-picker.ts";

type Props = {
  picker: Picker;
  channel: PickerChannel;
  gamut: ScreenGamut;
  /** Reports what is wrong with a typed number; "" clears the notice. */
  onNotice: (notice: string) => void;
  /** The element that shows the notice. */
  noticeId: string;
};

/** CSS mixes in sRGB or OKLab between stops; this many make the difference invisible. */
const STOPS = 16;
const HUE_STOPS = 36;

export function ChannelSlider({ picker, channel, gamut, onNotice, noticeId }: Props) {
  // The browser keeps dragging its thumb after Escape.
  const isCanceled = useRef(false);
  const { shown } = picker;
  const value = channelValue(shown, channel);
  const control = `${channel.key} slider`;
  const set = (next: number) => picker.set(channel, next, control);
  const settle = () => picker.settle(control);
  const input = useEarlySlide(value, (early) => {
    set(early);
    settle();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (cancelByKey(event, picker)) isCanceled.current = true;
    const move = keyMove(event);
    if (move === null) return;
    event.preventDefault();
    set(movedValue(channelValue(picker.read(), channel), move, channel));
  };
  return (
    <>
      <span aria-hidden title={channel.name} className="font-mono text-ink-2 text-xs">
        {channel.letter}
      </span>
      <div className="relative mx-[11px]">
        <span
          aria-hidden
          className="swatch absolute inset-ring inset-ring-line inset-x-[-8px] top-1/2 h-4 -translate-y-1/2 rounded-full"
          style={{ background: trackOf(shown, channel, gamut) }}
        />
        <input
          ref={input}
          type="range"
          className="slider"
          aria-label={channel.name}
          aria-valuetext={`${valueText(value, channel)}, ${describe(shown)}`}
          min={channel.min}
          max={channel.max}
          step={10 ** -channel.decimals}
          value={value}
          onChange={({ target, nativeEvent }) => {
            // At the end of a drag, Chromium reports a rounded value once more, as "change".
            if (!isCanceled.current && nativeEvent.type === "input") set(target.valueAsNumber);
          }}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => commitTaps(event, settle)}
          onPointerDown={() => {
            isCanceled.current = false;
          }}
          onPointerUp={settle}
          onPointerCancel={picker.cancel} // a finger scrolls the page from here
          onBlur={settle}
        />
      </div>
      <NumberField {...{ picker, channel, onNotice, noticeId }} />
    </>
  );
}

/** A slider's colors, as a CSS background from its minimum to its maximum. */
function trackOf(color: PickerColor, channel: PickerChannel, gamut: ScreenGamut): string {
  if (channel === ALPHA) return `linear-gradient(to right, transparent, ${cssOf(color, gamut)}), ${CHECKERS}`;
  const count = channel.isHue ? HUE_STOPS : STOPS;
  const stops = Array.from({ length: count + 1 }, (_, index) => {
    const value = channel.min + ((channel.max - channel.min) * index) / count;
    return cssOf(withValue(color, channel, value), gamut);
  });
  return `linear-gradient(to right, ${stops.join(", ")})`;
}
