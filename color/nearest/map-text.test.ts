import { expect, test } from "vitest";
import { fromRgb24 } from "../convert.ts";
import { indexSwatches } from "./index-swatches.ts";
import { mapText } from "./map-text.ts";

const index = indexSwatches([
  { token: "--red", color: fromRgb24(0xdc2626) },
  { token: "--ink", color: fromRgb24(0x111111) },
]);
const write = ({ token }: { token: string }, alpha: number) =>
  alpha < 1 ? `mix(${token}, ${alpha})` : `var(${token})`;

test("every color becomes its nearest token, and all other text is kept", () => {
  const css = ".red { color: #d22; background: url(#ccc) transparent; border: 1px solid rgb(0 0 0 / 50%) }\r\n";
  const { text, colors } = mapText(css, index, write);
  expect(text).toBe(
    ".red { color: var(--red); background: url(#ccc) transparent; border: 1px solid mix(--ink, 0.5) }\r\n",
  );
  expect(colors.map(({ start, end }) => css.slice(start, end))).toEqual(["#d22", "rgb(0 0 0 / 50%)"]);
});

test("a color too far from any token is reported and left unchanged", () => {
  const css = "a { color: #00f; fill: #121212 }";
  const { text, colors } = mapText(css, index, write, 5);
  expect(text).toBe("a { color: #00f; fill: var(--ink) }");
  expect(colors.map(({ start, end }) => css.slice(start, end))).toEqual(["#00f", "#121212"]);
});

test("nothing changes without tokens or without colors", () => {
  expect(
    mapText("a { color: red }", indexSwatches<{ token: string; color: ReturnType<typeof fromRgb24> }>([]), write),
  ).toEqual({
    text: "a { color: red }",
    colors: [],
  });
  expect(mapText("", index, write)).toEqual({ text: "", colors: [] });
});
