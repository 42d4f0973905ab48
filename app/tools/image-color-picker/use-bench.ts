import { useEffect, useState } from "react";
import type { Point } from "#app/frame/picture/picture.ts";
import { readPixelColor } from "#app/frame/picture/read-color.ts";
import { findSample, SAMPLE_HEIGHT_PX, SAMPLE_WIDTH_PX } from "#app/frame/picture/samples.ts";
import { usePictureSession } from "#app/frame/picture/use-picture-session.ts";
import { useShownPicture } from "#app/frame/picture/use-shown-picture.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { model } from "./model.ts";
import { addPin, MAX_PINS, removePin, type State, setPicture, setPin } from "./state.ts";

export type PageData = Loaded<State> & { readonly names: FoundNames };
export type Bench = ReturnType<typeof useBench>;

const SAMPLE_SIZE = { width: SAMPLE_WIDTH_PX, height: SAMPLE_HEIGHT_PX };

/** What the parts of the bench share. The crosshair is no part of the state: it belongs to nobody else. */
export function useBench(data: PageData) {
  const tool = useTool(model, data);
  const session = usePictureSession();
  const { state } = tool;
  const findName = useColorNames(data.names, { isEager: true });
  const [cursor, setCursor] = useState<Point | null>(null);
  const [chosen, select] = useState(0);
  const [spoken, say] = useState("");
  useShownPicture(state.picture, session);
  const picture = session.picture?.id === state.picture ? session.picture : null;
  const sample = findSample(state.picture);
  const size = picture ?? (sample ? SAMPLE_SIZE : null);
  const pictureId = state.picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a crosshair belongs to its picture
  useEffect(() => setCursor(null), [pictureId]);

  const nameOf = (color: Color) => [findName(color), printHex(color)].filter(Boolean).join(", ");
  const read = (point: Point) => picture && readPixelColor(picture, point, state.size);
  const take = async (opening: Promise<string | null>) => {
    const id = await opening;
    if (id !== null) tool.apply(setPicture, id);
  };
  const addColor = (color: Color, point: Point | null) => {
    if (state.pins.length >= MAX_PINS) {
      showToast({ type: "info", title: "No room", text: `Up to ${MAX_PINS} colors are kept. Remove one first.` });
      return;
    }
    tool.apply(addPin, color, point);
    select(state.pins.length);
    say(`Picked ${nameOf(color)}, color ${state.pins.length + 1}`);
  };
  return {
    controls: tool,
    state,
    session,
    /** The one that the pins belong to, once it is decoded. */
    picture,
    sample,
    /** In pixels; null where there is no picture. */
    size,
    cursor,
    setCursor,
    cursorColor: picture && cursor ? readPixelColor(picture, cursor, state.size) : null,
    selected: Math.min(chosen, Math.max(0, state.pins.length - 1)),
    select,
    spoken,
    say,
    findName,
    nameOf,
    read,
    addColor,
    label: (place: number) => {
      const color = state.pins[place]?.color;
      return color ? `Color ${place + 1}, ${nameOf(color)}` : "";
    },
    pick: (point: Point) => {
      // The second half of a double press picks nothing new.
      const same = state.pins.findIndex((pin) => pin.point?.x === point.x && pin.point.y === point.y);
      if (same >= 0) return select(same);
      const color = read(point);
      if (color) addColor(color, point);
    },
    movePin: (place: number, point: Point) => {
      const color = read(point);
      if (color) tool.preview(setPin, place, color, point);
    },
    remove: (place: number) => {
      const color = state.pins[place]?.color;
      tool.apply(removePin, place);
      if (color) say(`Removed ${nameOf(color)}`);
    },
    openFiles: (files: readonly File[]) => {
      const [file] = files;
      if (file) void take(files.length > 1 ? session.openMany(files, null) : session.open(file, null));
    },
    openSample: (id: string) => void take(session.reopen(id, null)),
  };
}
