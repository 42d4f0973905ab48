import { readFileSync } from "node:fs";
import { fixture, pngFile } from "../../pictures.ts";
import type { Act } from "./act.ts";

/** 50 red columns, 30 blue ones, 20 white ones. */
const STRIPES = pngFile(100, 60, (x) =>
  x < 50 ? [200, 20, 20, 255] : x < 80 ? [20, 20, 200, 255] : [255, 255, 255, 255],
);
/** Has a Display P3 red outside sRGB where the acts look. */
const WIDE = { name: "wide.png", mimeType: "image/png", buffer: readFileSync(fixture("wide.png")) };

export const TOOLS: readonly Act[] = [
  {
    title: "Convert a typed color, copy a value and paste it",
    tool: "convert",
    async act({ open, fill, hasValue, click, read, press }) {
      await open("/convert");
      await fill("textbox", "^Any color", "teal");
      await hasValue("textbox", "^RGB$", "^rgb\\(0 128 128\\)$");
      await click("button", "^Copy RGB");
      await read("Copied RGB");
      await click("textbox", "^Any color");
      await press("Control+a", "Control+v");
      await hasValue("textbox", "^Any color", "^rgb\\(0 128 128\\)$");
    },
  },
  {
    title: "Remove a part and undo it",
    tool: "color-mixer",
    async act({ open, click, isAt }) {
      await open("/color-mixer");
      await click("button", "^One fewer part of Yellow");
      await isAt("n=0-0-2-4-4");
      await click("button", "^Undo");
      await isAt("^/color-mixer$");
    },
  },
  {
    title: "Find the name of a value",
    tool: "color-name-finder",
    async act({ open, fill, read }) {
      await open("/color-name-finder");
      await fill("textbox", "^A name, a color value", "#0d6986");
      await read("Nothing is called exactly #0D6986");
    },
  },
  {
    title: "Generate a palette with the space bar",
    tool: "color-palette-generator",
    async act({ open, exists, press, isAt, isGone, until }) {
      await open("/color-palette-generator");
      await exists("list", "^Palettes so far");
      await press(" ");
      await isAt("c=");
      await isGone("button", "DB073D");
      await press("r");
      await until("rules that fit into their panel", () => {
        const panel = document.querySelector("aside[aria-label=Rules]:has(select)");
        return panel !== null && panel.scrollWidth <= panel.clientWidth;
      });
    },
  },
  {
    title: "Get a palette from a picture",
    tool: "color-palette-from-image",
    async act({ open, choose, read }) {
      await open("/color-palette-from-image");
      await choose("^Choose a picture", STRIPES);
      await read("C81414[^]*50.0%");
    },
  },
  {
    title: "Pick a pixel of a Display P3 picture with the keyboard",
    tool: "image-color-picker",
    async act({ open, choose, focus, press, isAt }) {
      await open("/image-color-picker");
      await choose("^Choose a picture", WIDE);
      await focus("application", "64 by 48");
      await press("Shift+ArrowLeft", "Enter");
      // sRGB if canvases can't do more.
      await isAt("c=(displayp3~1~0~0|ff0000)");
    },
  },
  {
    title: "Change the type of gradient, by click and with the arrow keys",
    tool: "gradient-generator",
    async act({ open, click, exists, press }) {
      await open("/gradient-generator");
      await click("label", "^Radial$");
      await exists("img", "^Radial gradient");
      await press("ArrowRight");
      await exists("img", "^Conic gradient");
    },
  },
  {
    title: "Copy a tint",
    tool: "color-palette-builder",
    async act({ open, click, read }) {
      await open("/color-palette-builder");
      await click("gridcell", "#FF");
      await read("Copied #");
    },
  },
  {
    title: "Create a scale from a typed color",
    tool: "color-shades",
    async act({ open, fill, read }) {
      await open("/color-shades");
      await fill("textbox", "^Color$", "#db073d");
      await read("is 600, exactly");
    },
  },
  {
    title: "Get another palette with the space bar",
    tool: "playground",
    async act({ open, press, isAt }) {
      await open("/playground");
      await press(" ");
      await isAt("c=");
    },
  },
  {
    title: "Draw new colors",
    tool: "random-color-generator",
    async act({ open, click, isAt }) {
      await open("/random-color-generator?s=abc&n=6");
      await click("button", "^New colors");
      await isAt("s=(?!abc)");
    },
  },
  {
    title: "Move a color by dragging and with the arrow keys",
    tool: "color-wheel",
    async act({ open, drag, isAt, focus, press, hasValue, isColorful, click }) {
      await open("/color-wheel?c=0d6986");
      await isColorful("group", "^Markers on the wheel");
      await focus("slider", "^Color 1, ");
      await hasValue("slider", "^Color 1, ", "^226$");
      await press("ArrowRight", "Shift+ArrowRight");
      await hasValue("slider", "^Color 1, ", "^237$");
      await drag("slider", "^Color 1, ", 40, 20);
      await isAt("c=(?!0d6986)");
      await click("button", "^Undo");
      await hasValue("slider", "^Color 1, ", "^237$");
    },
  },
  {
    title: "Fix a pair that fails AA",
    tool: "contrast-checker",
    async act({ open, click, isAt, read }) {
      await open("/contrast-checker?c=777777-ffffff");
      await click("button", "^Fix text to AA, keep the hue");
      await isAt("c=767676-ffffff");
      await read("AA pass");
    },
  },
  {
    title: "Compare two colors",
    tool: "compare-colors",
    async act({ open, fill, read }) {
      await open("/compare-colors?c=0d6986-146f80");
      await fill("textbox", "^Color 2$", "#07485B");
      await read("Clearly different");
    },
  },
  {
    title: "Pick a color by dragging and with the arrow keys",
    tool: "color-finder",
    async act({ open, drag, focus, press, isAt, isColorful, hasValue }) {
      await open("/color-finder?c=0d6986");
      await isColorful("fieldset", "^Your color: chroma and lightness");
      await focus("slider", "^Lightness$");
      await press("ArrowUp");
      // Headless Firefox reports no focus to pages, and uses the slider's own step instead of the picker's.
      await hasValue("textbox", "^Lightness, number", "^(?!48\\.61)[45]");
      await isAt("c=(?!0d6986)");
      await drag("fieldset", "^Your color: chroma and lightness", 60, 100);
      await hasValue("textbox", "^Lightness, number", "^[12]");
    },
  },
];
