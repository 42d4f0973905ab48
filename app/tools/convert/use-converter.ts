import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { isPastedIntoPage } from "#app/frame/import/is-pasted-into-page.ts";
import { type LateCode, useCode } from "#app/late/late-code.ts";
import { useAddress } from "#app/tools/use-address.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { type Engine, loadNow } from "./engine.ts";
import { addressOf, type Converter, type FieldId, giveUp, note, settle } from "./model.ts";
import type { Pair } from "./pairs.ts";
import type { View } from "./reader.ts";

export type Current<V extends View> = { state: Converter; view: V };
export type Controls = ReturnType<typeof useConverter<View>>;

type Options<V extends View> = { path: string; pair: Pair | null; code: LateCode<Engine<V>> };

/** How long unfinished text can stay before it is reported as bad. */
const REPORT_MS = 700;
/** How often to check whether a pressed pointer has been released. */
const RELEASE_MS = 50;

export function useConverter<V extends View>(loaded: Current<V>, { path, pair, code }: Options<V>) {
  const [state, setState] = useState(loaded.state);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  const engine = useCode(code);
  const report = useReport();
  const [isReported, setIsReported] = useState(isBad(loaded.state));
  const view = engine ? engine.viewOf(state, pair) : loaded.view;

  if (loaded !== lastLoaded) {
    setLastLoaded(loaded);
    setState(loaded.state);
    setIsReported(isBad(loaded.state));
  } else if (engine && isWaiting(state)) setState(engine.catchUp(state));

  const set = (next: Converter, reportAfter: number) => {
    setState(next);
    report.cancel();
    if (isWaiting(next)) void code.load();
    if (next.draft === null || next.draft.status === "good") return setIsReported(false);
    report.schedule(() => {
      setIsReported(true);
      if (isWaiting(next)) void loadNow(code);
    }, reportAfter);
  };
  const leave = () => {
    set(settle(state), 0);
    // With the color in the address, the Back button returns to it.
    const address = addressOf(state, path);
    const { pathname, search } = location;
    if (state.draft?.status === "good" && pathname === path && pathname + search !== address) {
      history.replaceState(history.state, "", address);
    }
  };
  const write = (field: FieldId, text: string) => (engine ? engine.edit(state, field, text) : note(state, field, text));
  /** Takes a color from outside the fields: a picker, the clipboard. */
  const take = (text: string) => set(settle(write("main", text)), 0);
  useWindowEvent("paste", async (event) => {
    const text = isPastedIntoPage(event) && event.clipboardData?.getData("text");
    if (text && (await loadNow(code))?.takesPaste(text)) take(text);
  });
  useAddress(addressOf(state, path), addressOf(loaded.state, path));

  const prefetch = () => void code.load();
  return {
    path,
    state,
    view,
    prefetch,
    take,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      set(settle(state), 0);
    },
    wire: (field: FieldId, printed: string) =>
      wireField(field, printed, { state, view, isReported, write, set, leave, prefetch }),
  };
}

type Editing = Current<View> & {
  /** Bad text is reported once the user has had time to finish it. */
  isReported: boolean;
  write: (field: FieldId, text: string) => Converter;
  set: (next: Converter, reportAfter: number) => void;
  leave: () => void;
  prefetch: () => void;
};

function wireField(field: FieldId, printed: string, editing: Editing) {
  const { state, view, isReported, write, set, leave, prefetch } = editing;
  const draft = state.draft?.field === field ? state.draft : null;
  return {
    value: draft?.text ?? printed,
    error: draft && isReported && isBad(state) && `${view.reason ?? ""} Still showing ${state.text}.`,
    onFocus: prefetch,
    onEarlyText: (text: string, isFocused: boolean) => {
      const next = write(field, text);
      if (isFocused) set(next, REPORT_MS);
      else set(settle(next), 0);
    },
    onChange: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
      set(write(field, currentTarget.value), isPasted ? 0 : REPORT_MS);
    },
    onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
      const text = clipboardData.getData("text");
      // A complete color replaces the field's text. Bare digits may be part of one, and are inserted at the cursor.
      const isWhole = !/^[\s\d.,%]*$/.test(text) && write(field, text).draft?.status === "good";
      if (isWhole) currentTarget.select();
    },
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !state.draft) return;
      event.preventDefault();
      set(giveUp(state), 0);
    },
  };
}

function isBad({ draft }: Converter) {
  return draft?.status === "bad";
}

function isWaiting({ draft }: Converter) {
  return draft?.status === "unread" || draft?.status === "left";
}

/**
 * Runs a report after a delay, unless another one is scheduled first. The message shifts the layout below it, so it
 * waits until a pressed pointer is released: the click must hit the element that was pressed.
 */
function useReport() {
  const timer = useTimer();
  const isPressed = useRef(false);
  const follow = ({ type }: Event) => {
    isPressed.current = type === "pointerdown";
  };
  useWindowEvent(["pointerdown", "pointerup", "pointercancel"], follow, { capture: true });
  const schedule = (report: () => void, ms: number) =>
    timer.start(() => (isPressed.current ? schedule(report, RELEASE_MS) : report()), ms);
  return { schedule, cancel: timer.stop };
}
