import { colors } from "#app/tools/color-fields.ts";
import { group } from "#app/tools/fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { colorWheel as tool } from "#content/tools.ts";

export type State = { readonly colors: readonly Color[] };

const initialColors = [0xdb073d, 0xdba507, 0x0d6986].map(fromRgb24);

export const model = defineModel(
  group<State>({ colors: colors("c", initialColors, { min: 1, max: tool.maxColors, formKey: "color" }) }),
);

export function setColor(state: State, index: number, color: Color): State {
  return { ...state, colors: state.colors.with(index, color) };
}
