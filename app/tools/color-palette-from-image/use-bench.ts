import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Picture, Point } from "#app/frame/picture/picture.ts";
import { readPixelColor } from "#app/frame/picture/read-color.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import type { Found } from "#app/frame/picture/session-core.ts";
import { usePictureSession } from "#app/frame/picture/use-picture-session.ts";
import { useShownPicture } from "#app/frame/picture/use-shown-picture.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import { type ToolControls, useTool } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { printHex } from "#color/text/print.ts";
import { addSwatch, replaceSwatch, setSwatch, takeFound, wishOf } from "./changes.ts";
import { model } from "./model.ts";
import { MAX_COLORS, type State } from "./state.ts";

export type PageData = Loaded<State> & { readonly names: FoundNames };
export type Bench = ReturnType<typeof useBench>;

/** What the answer of the worker is for: all colors, or one in the place of another, or one more. */
type Intent = "all" | "more" | { place: number };

/** What the parts of the bench share. Which color is chosen is no part of the state: it belongs to nobody else. */
export function useBench(data: PageData) {
  const tool = useTool(model, data);
  const session = usePictureSession();
  const { state } = tool;
  const [chosen, select] = useState(0);
  const [measured, setMeasured] = useState<readonly number[] | null>(null);
  const pending = useRef<{ intent: Intent; isGesture: boolean } | null>(null);
  const findName = useColorNames(data.names, { isEager: true });
  const picture = session.picture?.id === state.picture ? session.picture : null;
  const canSeek = state.picture !== null && session.knows(state.picture);

  const onFound = useEffectEvent(({ colors, pictureId, isFinal }: Found) => {
    const { intent, isGesture } = pending.current ?? { intent: "all", isGesture: false };
    if (intent === "all") {
      if (isFinal && colors.length === 0) sayNothingLeft();
      tool.preview(takeFound, pictureId, colors);
      if (isFinal && !isGesture) tool.commit();
    } else if (isFinal) {
      if (intent === "more") tool.apply((now) => replaceSwatch(withAnother(now), now.swatches.length, colors));
      else tool.apply(replaceSwatch, intent.place, colors);
    }
    if (isFinal) pending.current = null;
  });
  useEffect(() => session.listen({ onFound, onShares: setMeasured }), [session.listen]);
  useShownPicture(state.picture, session);
  const { swatches, ignore, crop } = state;
  const pictureId = picture?.id;
  useEffect(() => {
    const colors = swatches.map(({ color }) => color);
    if (pictureId) session.share(colors, { ignore, crop });
  }, [swatches, ignore, crop, pictureId, session.share]);

  const seek = (next: State, intent: Intent = "all", isGesture = false) => {
    const wish = wishOf(next);
    if (next.picture === null || (intent === "all" && wish.count === 0)) return tool.commit();
    pending.current = { intent, isGesture };
    // One more than there are for each that is to be unlike them.
    const wanted = intent === "all" ? wish : { ...wish, count: MAX_COLORS, kept: [], mergeDeltaE: 4 };
    if (picture) session.find(wanted);
    else void session.reopen(next.picture, wanted);
  };
  return {
    controls: tool,
    state,
    session,
    /** The one that the points belong to, once it is decoded. */
    picture,
    canSeek,
    selected: Math.min(chosen, state.swatches.length - 1),
    select,
    findName,
    label: (place: number) => {
      const color = state.swatches[place]?.color;
      return color ? `Color ${place + 1}, ${findName(color) || printHex(color)}` : "";
    },
    /** Of each color, together 1; null while they are not known. */
    shares: sharesNow(state, canSeek ? measured : null),
    /** A setting: shown at once, and one step with the colors that come of it. */
    change: <Args extends unknown[]>(how: (state: State, ...args: Args) => State, ...args: Args) => {
      tool.preview(how, ...args);
      seek(how(state, ...args));
    },
    /** The same while a slider or a frame is dragged; `endDrag` makes the step. */
    drag: <Args extends unknown[]>(how: (state: State, ...args: Args) => State, ...args: Args) => {
      tool.preview(how, ...args);
      seek(how(state, ...args), "all", true);
    },
    endDrag: () => {
      if (pending.current) pending.current.isGesture = false;
      else tool.commit();
    },
    replace: (place: number) => seek(state, { place }),
    addAnother: () => seek(state, "more"),
    openFiles: (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      tool.commit();
      pending.current = { intent: "all", isGesture: false };
      const wish = wishOf({ ...state, crop: null });
      if (files.length > 1) void session.openMany(files, wish);
      else void session.open(file, wish);
    },
    openSample: (id: string) => {
      tool.commit();
      pending.current = { intent: "all", isGesture: false };
      void session.reopen(id, wishOf({ ...state, crop: null }));
    },
    ...pointing(tool, picture, select),
    /** What is on its way is taken back before it is a step. */
    undo: () => {
      if (!pending.current || session.progress === null) return tool.undo();
      session.cancel();
      pending.current = null;
      tool.goTo(tool.historyIndex);
    },
  };
}

/** What a press on the picture does, and a pin that moves. */
function pointing(tool: ToolControls<State>, picture: Picture | null, select: (place: number) => void) {
  const { swatches } = tool.state;
  return {
    pickAt: (point: Point) => {
      // The second half of a double press adds nothing new.
      const same = swatches.findIndex(({ point: at }) => at?.x === point.x && at.y === point.y);
      if (same >= 0) return select(same);
      const color = picture && readPixelColor(picture, point);
      if (!color || color.alpha === 0) return;
      if (swatches.length >= MAX_COLORS) return sayFull();
      tool.apply(addSwatch, color, point);
      select(swatches.length);
    },
    movePoint: (place: number, point: Point) => {
      const color = picture && readPixelColor(picture, point);
      if (color) tool.preview(setSwatch, place, color, point);
    },
  };
}

function withAnother(state: State): State {
  const last = state.swatches.at(-1);
  return last ? addSwatch(state, last.color, last.point) : state;
}

/** What the worker has measured, or what a sample is known to have before there is a worker. */
function sharesNow({ picture, swatches }: State, measured: readonly number[] | null): readonly number[] | null {
  if (measured?.length === swatches.length) return measured;
  const known = findSample(picture)?.palette;
  const isSame =
    known?.length === swatches.length &&
    known.every(({ color }, place) => printHex(color) === printHex((swatches[place] ?? swatches[0])?.color ?? color));
  return known && isSame ? known.map(({ share }) => share) : null;
}

function sayFull() {
  showToast({ type: "info", title: "No room", text: `A palette has up to ${MAX_COLORS} colors. Remove one first.` });
}

function sayNothingLeft() {
  showToast({ type: "info", title: "No colors found", text: "What is left out covers all of the picture." });
}
