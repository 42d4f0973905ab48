import { expect, test } from "vitest";
import { printHex } from "../text/print.ts";
import { readPaletteText } from "./read-palette.ts";

test("fills from style sheet classes, ids and elements are read along with those of shapes", () => {
  const svg = `<svg><defs><style type="text/css"><![CDATA[
    /* .old { fill: #111 } */ @charset "UTF-8"; .cls-1, path.cls-2 { fill: #0d6986; } .cls-2 { fill-opacity: .5 }
    @media (prefers-color-scheme: dark) { .cls-1 { fill: #222 } .cls-2 { fill: #333 } }
    circle { fill: #abcdef !important } #one { fill: none; stroke: #123456 } .a .b { fill: #444 }
    ]]></style></defs><rect class="cls-1"/><path class="x cls-2"/><circle/><circle id="one"/>
    <path class="cls-1" style="fill: #fff"/><stop stop-color="#f00"/></svg>`;
  expect(colorsIn(svg)).toEqual(["#0D6986", "#0D698680", "#ABCDEF", "#123456", "#FFFFFF", "#FF0000"]);
});

test("strokes are read, and a title names the fill rather than the stroke", () => {
  expect(colorsIn('<svg><path fill="#f00" stroke="#00f"/><line fill="#111" stroke="#0f0"/></svg>')).toEqual([
    "#FF0000",
    "#0000FF",
    "#00FF00",
  ]);
  const titled =
    '<svg><rect fill="#f00" stroke="#00f"><title>Red</title></rect><path stroke="#0f0"><title>Lime</title></path></svg>';
  expect(readPaletteText(titled)?.groups[0]?.swatches.map(({ name }) => name)).toEqual(["Red", "Lime"]);
  expect(colorsIn(titled)).toEqual(["#FF0000", "#00FF00"]);
});

test("shapes inherit colors from their groups and from the root element", () => {
  const svg = `<svg fill="none" stroke="#123456"><path/><g fill="#f00" fill-opacity="0.5" stroke="none"><path/>
    <g fill="#0f0"><path/></g><path style="fill-opacity:1"/></g><stop/><path stroke="none"/></svg>`;
  expect(colorsIn(svg)).toEqual(["#123456", "#FF000080", "#00FF0080", "#FF0000"]);
});

test("stops and strokes may be translucent, and clip paths and masks are ignored", () => {
  const svg = `<svg><stop stop-color="#f00" stop-opacity="0.5"/><path stroke="#00f" stroke-opacity="50%"/>
    <clipPath><rect fill="#fff"/></clipPath><mask><g><rect fill="#000"/></g></mask></svg>`;
  expect(colorsIn(svg)).toEqual(["#FF000080", "#0000FF80"]);
});

test("invisible areas of a drawing add no colors", () => {
  const svg =
    '<svg><rect fill="#fff" fill-opacity="0"/><stop stop-color="#fff" stop-opacity="0"/><path fill="#f00"/></svg>';
  expect(colorsIn(svg)).toEqual(["#FF0000"]);
});

function colorsIn(svg: string): string[] {
  return (readPaletteText(svg)?.groups ?? []).flatMap(({ swatches }) =>
    swatches.map(({ color }) => {
      const alpha = Math.round(color.alpha * 255);
      return printHex({ ...color, alpha: 1 }) + (alpha < 255 ? alpha.toString(16) : "");
    }),
  );
}
