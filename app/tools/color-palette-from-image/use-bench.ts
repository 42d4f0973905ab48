import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ColorSearch, Point } from "#app/frame/picture/picture.ts";
import { readPixelColor } from "#app/frame/picture/read-color.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import type { Found } from "#app/frame/picture/session.ts";
import { type PictureData, usePictureTool } from "#app/tools/use-picture-tool.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import {
  addFound,
  addSwatch,
  removeSwatch,
  replaceSwatch,
  searchOf,
  setSwatch,
  takeFound,
  toggleLock,
} from "./changes.ts";
import { model } from "./model.ts";
import { MAX_COLORS, type State, type Swatch } from "./state.ts";

export type Bench = ReturnType<typeof useBench>;

/** What the worker's result is for: all colors, a replacement for one color, or one more color. */
type Intent = "all" | "more" | { swatch: Swatch };
type Pending = { intent: Intent; isGesture: boolean };
type Open = (search: ColorSearch) => Promise<unknown>;

/** A color that replaces or joins others must differ from them, so it is chosen from the maximum. */
const DIFFERENT = { count: MAX_COLORS, kept: [], mergeDeltaE: 4 };
const FULL = `A palette has up to ${MAX_COLORS} colors. Remove one first.`;

export function useBench(data: PictureData<State>) {
  const shared = usePictureTool(model, data, ({ swatches }) => swatches);
  const { controls, state, session, picture, findName, select, selectAt } = shared;
  const { swatches } = state;
  const { measured, seek, isSeekingAll, stop, endSearch, openWith, ...search } = useSearch(shared);
  const canSeek = state.picture !== null && session.knows(state.picture);
  return {
    ...shared,
    ...search,
    endSearch,
    canSeek,
    label: (place: number) => {
      const color = swatches[place]?.color;
      return color ? `Color ${place + 1}, ${findName(color) || printHex(color)}` : "";
    },
    /** Share of each color, adding up to 1; null until they are known. */
    shares: sharesNow(state, canSeek ? measured : null),
    /** Called when the picture is clicked. */
    pickAt: (point: Point) => {
      if (selectAt(point)) return;
      const color = picture && readPixelColor(picture, point);
      if (!color || color.alpha === 0) return;
      if (swatches.length >= MAX_COLORS) return notify("The palette is full", FULL);
      endSearch();
      controls.apply(addSwatch, color, point);
      select(swatches.length);
    },
    movePin: (place: number, point: Point) => {
      const color = picture && readPixelColor(picture, point);
      if (!color) return;
      endSearch();
      controls.preview(setSwatch, place, color, point);
    },
    lock: (place: number) => {
      controls.apply(toggleLock, place);
      if (isSeekingAll()) seek(controls.now());
    },
    remove: (place: number) => {
      endSearch();
      controls.apply(removeSwatch, place);
    },
    replace: (place: number) => {
      const swatch = swatches[place];
      if (swatch) seek(state, { swatch });
    },
    addAnother: () => seek(state, "more"),
    openFiles: (files: readonly File[]) => openWith((search) => session.open(files, search)),
    openSample: (id: string) =>
      openWith((search) => {
        const { picture, crop } = controls.now();
        return session.reopen(id, id === picture ? { ...search, crop } : search);
      }),
    /** Cancels a search in progress instead of undoing the last step. */
    undo: () => (stop() ? controls.goTo(controls.historyIndex) : controls.undo()),
    redo: () => {
      // A draft of the search would become a step, which discards those to redo.
      if (controls.canRedo && stop()) controls.goTo(controls.historyIndex);
      controls.redo();
    },
  };
}

type Shared = ReturnType<typeof usePictureTool<State>>;

/** Has the worker search for colors, and measure the shares of those in the state. */
function useSearch(shared: Shared) {
  const { controls: tool, state, session, picture } = shared;
  const pending = useRef<Pending | null>(null);
  /** Opens the picture that is being opened again, with another search. */
  const opening = useRef<Open | null>(null);
  const measured = useWorker(shared, (found) => {
    takeAnswer(tool, pending.current ?? { intent: "all", isGesture: false }, found);
    if (found.isFinal) pending.current = null;
  });
  const seek = (next: State, intent: Intent = "all", isGesture = false) => {
    if (opening.current) return start(opening.current, next);
    const search = { ...searchOf(next), ...(intent !== "all" && DIFFERENT) };
    if (next.picture === null || search.count === 0) {
      stop();
      pending.current = null; // also left by a picture that can't be opened
      if (!isGesture) tool.commit();
      return;
    }
    pending.current = { intent, isGesture };
    if (picture) session.find(search);
    else void session.reopen(next.picture, search);
  };
  const seekWith: SeekWith =
    (isGesture) =>
    (how, ...args) => {
      tool.preview(how, ...args);
      seek(how(state, ...args), "all", isGesture);
    };
  const start = (open: Open, from: State) => {
    const openAgain: Open = (search) => open(search);
    opening.current = openAgain;
    pending.current = { intent: "all", isGesture: false };
    void open(searchOf({ ...from, crop: null })).finally(() => {
      if (opening.current === openAgain) opening.current = null;
    });
  };
  /** Stops a search in progress. Returns whether there was one. */
  const stop = () => {
    if (!pending.current || session.progress === null) return false;
    session.cancel();
    pending.current = null;
    opening.current = null;
    return true;
  };
  /** A setting without its colors is dropped. Those found so far stay, because they are on screen. */
  const settle = () => {
    const hasFound = tool.now().swatches !== tool.history[tool.historyIndex]?.swatches;
    if (hasFound) tool.commit();
    else tool.cancel();
  };
  // Before the tool takes the state from the address, which may open another picture.
  const onPopState = () => {
    if (stop()) settle();
  };
  useWindowEvent("popstate", onPopState, { capture: true });
  return {
    measured,
    seek,
    isSeekingAll: () => pending.current?.intent === "all" && session.progress !== null,
    stop,
    /** Before a change by hand, which other colors for the same picture would take back. */
    endSearch: () => {
      if (pending.current?.intent === "all" && !opening.current && stop()) settle();
    },
    openWith: (open: Open) => {
      tool.commit();
      start(open, state);
    },
    /** Changes a setting: shown at once, and one undo step together with the resulting colors. */
    change: seekWith(false),
    ...useDrag(tool, pending, seekWith, stop),
  };
}

type SeekWith = (
  isGesture: boolean,
) => <Args extends unknown[]>(how: (state: State, ...args: Args) => State, ...args: Args) => void;

/** Changes a setting while a slider or frame is dragged, in one undo step with the resulting colors. */
function useDrag(
  tool: ToolControls<State>,
  pending: RefObject<Pending | null>,
  seekWith: SeekWith,
  stop: () => boolean,
) {
  /** The state of a search for all colors that the drag interrupts. */
  const interrupted = useRef<State | null>(null);
  const drag: ReturnType<SeekWith> = (how, ...args) => {
    // While a picture opens, each step of the drag starts such a search.
    if (pending.current?.intent === "all" && !pending.current.isGesture) interrupted.current ??= tool.now();
    seekWith(true)(how, ...args);
  };
  return {
    drag,
    endDrag: () => {
      interrupted.current = null;
      if (pending.current) pending.current.isGesture = false;
      else tool.commit();
    },
    /** For a drag that becomes a scroll: undoes it, with the colors found meanwhile. */
    cancelDrag: () => {
      tool.cancel();
      const before = interrupted.current;
      interrupted.current = null;
      if (before) seekWith(false)(() => before);
      else stop();
    },
  };
}

/** Listens to the worker and has it measure the shares of all colors. */
function useWorker({ state, session, picture }: Shared, onFound: (found: Found) => void) {
  const [measured, setMeasured] = useState<readonly number[] | null>(null);
  const take = useEffectEvent(onFound);
  const { swatches, ignore, crop } = state;
  const pictureId = picture?.id;
  useEffect(() => {
    session.listen({ onFound: take, onShares: setMeasured });
    const colors = swatches.map(({ color }) => color);
    if (pictureId) session.share(colors, { ignore, crop });
  }, [swatches, ignore, crop, pictureId, session.listen, session.share]);
  return measured;
}

function takeAnswer(tool: ToolControls<State>, { intent, isGesture }: Pending, { colors, pictureId, isFinal }: Found) {
  if (intent === "all") {
    if (isFinal && colors.length === 0) notify("No colors found", "All of the picture is transparent or excluded.");
    tool.preview(takeFound, pictureId, colors);
    if (isFinal && !isGesture) tool.commit();
  } else if (isFinal) {
    if (intent === "more") {
      if (addFound(tool.state, colors) === tool.state)
        notify("No other color", "The palette has every color that was found.");
      tool.apply(addFound, colors);
    } else {
      // Its row may have moved, or be gone.
      const place = tool.now().swatches.indexOf(intent.swatch);
      if (place >= 0) tool.apply(replaceSwatch, place, colors);
    }
  }
}

/** The shares measured by the worker, or those known for a sample before the worker has started. */
function sharesNow({ picture, swatches }: State, measured: readonly number[] | null): readonly number[] | null {
  if (measured?.length === swatches.length) return measured;
  const known = findSample(picture)?.palette ?? [];
  const hexesOf = (list: readonly { readonly color: Color }[]) => list.map(({ color }) => printHex(color)).join();
  return hexesOf(known) === hexesOf(swatches) ? known.map(({ share }) => share) : null;
}

function notify(title: string, text: string) {
  showToast({ type: "info", title, text });
}
