import { expect, test } from "vitest";
import { colorMixer, gradientGenerator, randomColorGenerator } from "#content/tools.ts";
import { openNames } from "../../server/names/names.ts";
import { toolCard } from "./link-card.ts";

const names = openNames();

test("the card of a mix shows its ingredients and the result, in the mode of the URL", async () => {
  const card = await toolCard(colorMixer, new URLSearchParams("c=ff0000-0000ff&n=1-1&m=rgb"), names);
  expect(card).toMatchObject({ rows: [[{ hex: "#FF0000" }, { hex: "#0000FF" }], [{ hex: "#800080" }]] });
  const paint = await toolCard(colorMixer, new URLSearchParams("c=0000ff-ffff00&n=1-1&m=pigment"), names);
  expect(paint).toMatchObject({ kind: "colors", rows: [{ length: 2 }, { length: 1 }] });
});

test("a URL with only counts shows a mix of the default colors, and one without parts the tool", async () => {
  const card = await toolCard(colorMixer, new URLSearchParams("n=0-0-2-4-4"), names);
  expect(card).toMatchObject({ kind: "colors", rows: [{ length: 3 }, { length: 1 }] });
  expect(await toolCard(colorMixer, new URLSearchParams("n=0-0-0-0-0"), names)).toMatchObject({ kind: "page" });
});

test("the card of a seed always shows the same drawn colors", async () => {
  const draw = () => toolCard(randomColorGenerator, new URLSearchParams("s=abc&n=6"), names);
  const card = await draw();
  expect(card).toMatchObject({ kind: "colors", rows: [{ length: 6 }] });
  expect(await draw()).toEqual(card);
  expect(await toolCard(randomColorGenerator, new URLSearchParams("n=6"), names)).toMatchObject({ kind: "page" });
});

test("the card of the gradient tool itself shows its gradient and its name", async () => {
  const card = await toolCard(gradientGenerator, new URLSearchParams(), names);
  expect(card).toMatchObject({ kind: "gradient", label: gradientGenerator.title, colors: [] });
});
