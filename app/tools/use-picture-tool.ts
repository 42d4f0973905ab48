import { useState } from "react";
import type { Point } from "#app/frame/picture/picture.ts";
import { usePicture } from "#app/frame/picture/use-picture.ts";
import { clamp } from "#color/clamp.ts";
import type { Mark } from "./picture-field.ts";
import type { Loaded, ToolModel } from "./tool-model.ts";
import { type FoundNames, useColorNames } from "./use-color-names.ts";
import { useTool } from "./use-tool.ts";

export type PictureData<State> = Loaded<State> & { readonly names: FoundNames };

/** The selected mark is not part of the state. */
export function usePictureTool<State extends { readonly picture: string | null }>(
  model: ToolModel<State>,
  data: PictureData<State>,
  marksOf: (state: State) => readonly Mark[],
) {
  const controls = useTool(model, data);
  const findName = useColorNames(data.names, { isEager: true });
  const [chosen, select] = useState(0);
  const { state } = controls;
  const marks = marksOf(state);
  return {
    controls,
    state,
    ...usePicture(state.picture),
    findName,
    selected: clamp(chosen, 0, marks.length - 1),
    select,
    /** Selects the mark at a point, so the second click of a double click adds nothing. False if there is no mark. */
    selectAt: (point: Point) => {
      const place = marks.findIndex((mark) => mark.point?.x === point.x && mark.point.y === point.y);
      if (place >= 0) select(place);
      return place >= 0;
    },
    exportAs: (name: string) => ({
      name,
      link: controls.link(),
      groups: [{ name: "", swatches: marks.map(({ color }) => ({ name: findName(color), color })) }],
    }),
  };
}
