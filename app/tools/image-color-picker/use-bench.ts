import { useState } from "react";
import type { Point } from "#app/frame/picture/picture.ts";
import { readPixelColor } from "#app/frame/picture/read-color.ts";
import { type PictureData, usePictureTool } from "#app/tools/use-picture-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { model } from "./model.ts";
import { addPin, MAX_PINS, removePin, type State, setPicture, setPin } from "./state.ts";

export type Bench = ReturnType<typeof useBench>;

/** The crosshair is not part of the state. */
export function useBench(data: PictureData<State>) {
  const shared = usePictureTool(model, data, ({ pins }) => pins);
  const { controls, state, session, picture, findName, select, selectAt } = shared;
  const [crosshair, setCrosshair] = useState<{ picture: string | null; point: Point | null }>();
  /** A crosshair is only valid for its picture. */
  const cursor = crosshair?.picture === state.picture ? crosshair.point : null;

  const nameOf = (color: Color) =>
    color.alpha === 0 ? "Transparent" : [findName(color), printHex(color)].filter(Boolean).join(", ");
  const read = (point: Point) => picture && readPixelColor(picture, point, state.size);
  const show = async (opening: Promise<string | null>) => {
    const id = await opening;
    if (id !== null) controls.apply(setPicture, id);
  };
  const addColor = (color: Color, point: Point | null) => {
    if (state.pins.length >= MAX_PINS) {
      showToast({
        type: "info",
        title: "No room for more colors",
        text: `${MAX_PINS} is the maximum. Remove one first.`,
      });
      return;
    }
    controls.apply(addPin, color, point);
    select(state.pins.length);
  };
  return {
    ...shared,
    cursor,
    setCursor: (point: Point | null) => setCrosshair({ picture: state.picture, point }),
    cursorColor: cursor && read(cursor),
    nameOf,
    addColor,
    label: (place: number) => {
      const color = state.pins[place]?.color;
      return color ? `Color ${place + 1}, ${nameOf(color)}` : "";
    },
    pick: (point: Point) => {
      const color = selectAt(point) ? null : read(point);
      if (!color) return;
      if (color.alpha > 0) return addColor(color, point);
      showToast({ type: "info", title: "No color here", text: "This part of the picture is fully transparent." });
    },
    movePin: (place: number, point: Point) => {
      const color = read(point);
      if (color) controls.preview(setPin, place, color, point);
    },
    remove: (place: number) => controls.apply(removePin, place),
    openFiles: (files: readonly File[]) => void show(session.open(files, null)),
    openSample: (id: string) => void show(session.reopen(id, null)),
  };
}
