import { SAMPLE_SIZES } from "#app/frame/picture/read-color.ts";
import { group, mapped, word } from "#app/tools/fields.ts";
import { PICTURE_GONE } from "#app/tools/notices.ts";
import { type Pictured, pictureField } from "#app/tools/picture-field.ts";
import { pair } from "#app/tools/place-fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { FIRST_SAMPLE, initial, MAX_PINS, pinsOf, type State } from "./state.ts";

type Parts = Pick<State, "size" | "pair"> & { readonly pictured: Pictured };

export const model = defineModel(
  mapped<Parts, State>(
    group<Parts>({
      pictured: pictureField(FIRST_SAMPLE, pinsOf, {
        min: 0,
        max: MAX_PINS,
        keepsUnknown: true,
        gone: PICTURE_GONE,
      }),
      size: word("n", initial.size, SAMPLE_SIZES, { what: "sample size" }),
      pair: ({ pictured }) => pair("v", pictured.marks.length),
    }),
    ({ pictured: { picture, marks }, ...rest }) => ({ ...rest, picture, pins: marks }),
    ({ picture, pins, ...rest }) => ({ ...rest, pictured: { picture, marks: pins } }),
  ),
);
