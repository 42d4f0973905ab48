import { useEffect, useRef, useState } from "react";
import type { Color } from "#color/color.ts";
import { useLatest } from "../use-latest.ts";
import { canonical, follow, rounded, type Shown, toPicker, withValue } from "./picker-color.ts";
import type { PickerChannel, PickerColor, PickerSpaceId } from "./picker-spaces.ts";

type Options = {
  color: Color;
  onPreview: (color: Color) => void;
  onCommit: () => void;
};

export type Picker = {
  /** The position of the thumbs and fields. */
  shown: PickerColor;
  /** Returns `shown` including events of a frame that is not painted yet. */
  read: () => PickerColor;
  /** A step of one control's gesture: shown and reported to the tool once per frame. */
  move: (next: PickerColor, control: string) => void;
  /** `move` with one channel changed. */
  set: (channel: PickerChannel, value: number, control: string) => void;
  /** Ends the gesture of this control, or of any control. Does nothing if there is none. */
  settle: (control?: string) => void;
  /** Restores the color from before the gesture. Returns whether there was a gesture. */
  cancel: () => boolean;
  /** A step of one control's gesture with any color, which is reported unchanged. */
  preview: (color: Color, control: string) => void;
  /** The same as a complete gesture. */
  replace: (color: Color) => void;
};

const REPLACEMENT = "replacement";

/**
 * Connects the tool's color to the thumbs. During a gesture, the picker's own color is the source of truth, so that a
 * tool that stores colors in another form cannot move the thumb.
 */
export function usePicker(space: PickerSpaceId, options: Options): Picker {
  const { color } = options;
  const [state, setState] = useState<Shown>(() => ({
    shown: toPicker(color, space),
    reported: null,
    taken: color,
    isMoving: false,
  }));
  const latest = useLatest(options);
  const gesture = useRef<{ color: Color; shown: PickerColor; control: string } | null>(null);
  const pending = useRef<PickerColor | null>(null);
  const frame = useRef(0);

  const next = follow(state, color, space);
  if (next !== state) setState(next);
  const { shown } = next;
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const flush = () => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    const shown = pending.current;
    if (!shown) return;
    pending.current = null;
    const reported = canonical(shown);
    setState((last) => ({ ...last, shown, reported, isMoving: gesture.current !== null }));
    latest.current.onPreview(reported);
  };
  // A control's blur must not end the next control's gesture: browsers fire these events in either order.
  const settle = (control = gesture.current?.control) => {
    if (!gesture.current || gesture.current.control !== control) return;
    gesture.current = null;
    flush();
    setState((last) => ({ ...last, isMoving: false }));
    latest.current.onCommit();
  };
  const read = () => pending.current ?? shown;
  const begin = (control: string) => {
    if (gesture.current?.control !== control) settle();
    gesture.current ??= { color, shown, control };
  };
  const move: Picker["move"] = (next, control) => {
    begin(control);
    pending.current = rounded(next);
    frame.current ||= requestAnimationFrame(flush);
  };
  const cancel = () => {
    const before = gesture.current;
    gesture.current = null;
    pending.current = null;
    if (!before) return false;
    setState((last) => ({ ...last, shown: before.shown, reported: before.color, isMoving: false }));
    latest.current.onPreview(before.color);
    latest.current.onCommit();
    return true;
  };
  const preview: Picker["preview"] = (next, control) => {
    begin(control);
    setState((last) => ({ ...last, shown: toPicker(next, space, last.shown), reported: next, isMoving: true }));
    latest.current.onPreview(next);
  };
  const replace = (next: Color) => {
    preview(next, REPLACEMENT);
    settle(REPLACEMENT);
  };
  const set: Picker["set"] = (channel, value, control) => move(withValue(read(), channel, value), control);
  return { shown, read, move, set, settle, cancel, preview, replace };
}
