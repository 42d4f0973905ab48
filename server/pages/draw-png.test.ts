import { expect, test } from "vitest";
import { createDrawPng } from "./draw-png.ts";

const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#fff"/><text y="10" font-family="Geist Mono">${text}</text></svg>`;

test("the same image is drawn once, even for concurrent calls", async () => {
  const draw = createDrawPng();
  const [one, other] = await Promise.all([draw(svg("a")), draw(svg("a"))]);
  expect(one).toBe(other);
  expect(await draw(svg("a"))).toBe(one);
  expect(await draw(svg("b"))).not.toEqual(one);
});

test("at most 40 images wait in the queue, and drawing resumes afterward", async () => {
  const draw = createDrawPng();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => draw(svg(String(index)))));
  expect(answers.filter((png) => png === null)).toHaveLength(18);
  expect(await draw(svg("59"))).not.toBeNull();
});

test("a failed drawing does not block the next ones", async () => {
  const draw = createDrawPng();
  for (let index = 0; index < 3; index++) await expect(draw("<svg")).rejects.toThrow();
  expect(await draw(svg("a"))).not.toBeNull();
});
