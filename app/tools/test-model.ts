import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { queryOf, type ToolModel } from "./tool-model.ts";

/** Any opaque color of sRGB. */
export const anyRgb = fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24);

/** Any color of sRGB, or of OKLCH in the steps of an address. */
export const anyColor: fc.Arbitrary<Color> = fc.oneof(
  anyRgb,
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 359 }))
    .map(([l, c, h]): Color => ({ space: "oklch", alpha: 1, l: l / 100, c: c / 100, h })),
);

/** Any color of sRGB, or of OKLCH with all digits and with or without a hue. Only OKLCH colors have the `alpha`. */
export const anyPreciseColor = (alpha: fc.Arbitrary<number> = fc.constant(1)): fc.Arbitrary<Color> =>
  fc.oneof(
    anyRgb,
    fc.record({
      space: fc.constant("oklch" as const),
      alpha,
      l: fc.double({ min: 0, max: 1, noNaN: true }),
      c: fc.double({ min: 0, max: 0.4, noNaN: true }),
      h: fc.option(fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true })),
    }),
  );

export function testRoundTrip<State>(
  model: ToolModel<State>,
  states: fc.Arbitrary<State>,
  parameters?: fc.Parameters<[State]>,
) {
  test("any state round-trips through the query string", () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(model.read(model.write(state))).toEqual({ state, notices: [] });
        expect(model.read(new URLSearchParams(queryOf(model, state)))).toEqual({ state, notices: [] });
      }),
      parameters,
    );
  });
}

/** `keys` are the tool's parameters, perhaps with unknown ones; `check` expects what is true of each valid state. */
export function testAnyQuery<State>(
  model: ToolModel<State>,
  keys: Iterable<string>,
  values: fc.Arbitrary<string>,
  check: (state: State) => void = () => undefined,
  parameters?: fc.Parameters<[[string, string][]]>,
) {
  test("any query string yields a valid state", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), values)), (pairs) => {
        const { state } = model.read(new URLSearchParams(pairs));
        check(state);
        expect(model.read(model.write(state)).state).toEqual(state);
      }),
      parameters,
    );
  });
}
