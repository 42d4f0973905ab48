import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NO_FILTER } from "./filter.ts";
import { PaletteResults } from "./palette-results.tsx";

test("the status is there before the first results, or screen readers would not announce them", () => {
  const statusOf = (palettes: [] | null) =>
    renderToStaticMarkup(
      <PaletteResults label="Found" path="/" filter={NO_FILTER} palettes={palettes} found={0} total={540} />,
    ).match(/<p role="status">[^<]*/)?.[0];
  expect(statusOf(null)).toBe('<p role="status">');
  expect(statusOf([])).toBe('<p role="status">0 of 540 palettes.');
});
