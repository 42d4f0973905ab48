import type { Act } from "./act.ts";

/** Keyboard use of each pattern on the site: links, undo, menus, tabs, sorting, tables. */
export const KEYBOARD: readonly Act[] = [
  {
    title: "Keyboard: move through the copy menu and back to its button",
    async act({ stay, focus, press, hasFocus }) {
      await stay("/color-wheel");
      await focus("button", "^Copy Lollipop, #DB073D as");
      await press("ArrowDown");
      await hasFocus("button", "^HEX ?#DB073D");
      await press("ArrowDown");
      await hasFocus("button", "^RGB");
      await press("Escape");
      await hasFocus("button", "^Copy Lollipop, #DB073D as");
    },
  },
  {
    // Opened by a click: headless Firefox gives its window no focus, so buttons ignore Enter.
    title: "Keyboard: switch the tabs of a color panel and close it with Escape",
    async act({ stay, click, focus, press, hasFocus, isGone }) {
      await stay("/color-palette-generator?c=db073d-0d6986-8ec7d2");
      await click("button", "^Adjust color 1, Lollipop");
      await focus("tab", "^Color picker$");
      await press("ArrowRight");
      await hasFocus("tab", "^Swatches$");
      await press("ArrowRight");
      await hasFocus("tab", "^Library$");
      await press("Escape");
      await isGone("tab", "^Library$");
    },
  },
  {
    title: "Keyboard: move a color with Alt and an arrow",
    async act({ stay, focus, press, isAt }) {
      await stay("/color-palette-generator?c=db073d-0d6986-8ec7d2");
      await focus("button", "^Adjust color 1");
      await press("Alt+ArrowRight");
      await isAt("c=0d6986-db073d-8ec7d2");
    },
  },
  {
    title: "Keyboard: undo, redo and the browser's Back button",
    async act({ load, press, isAt, until }) {
      await load("/contrast-checker?c=800000-f4e9d8");
      await press("x");
      await isAt("c=f4e9d8-800000");
      await press("Control+z");
      await isAt("c=800000-f4e9d8");
      await press("Control+Shift+z");
      await isAt("c=f4e9d8-800000");
      await until("the way back", () => {
        history.back();
        return true;
      });
      await isAt("c=800000-f4e9d8");
    },
  },
  {
    title: "Keyboard: move through a table and copy from it",
    async act({ load, focus, press, read }) {
      await load("/html-color-codes?sort=name");
      await focus("rowheader", "^aliceblue");
      await press("ArrowDown", "ArrowRight", "Enter");
      await read("Copied #FAEBD7");
    },
  },
  {
    title: "Keyboard: skip to the content",
    async act({ load, press, hasFocus }) {
      await load("/color-wheel");
      await press("Tab");
      await hasFocus("link", "^Skip to");
      await press("Enter");
      await hasFocus("main", "");
    },
  },
];
