import type { Act } from "./act.ts";

export const DIALOGS: readonly Act[] = [
  {
    title: "Shortcuts sheet: open with ?, close with Escape",
    async act({ stay, press, exists, isGone }) {
      await stay("/color-wheel");
      await press("?");
      await exists("dialog", "^Keyboard shortcuts");
      await press("Escape");
      await isGone("dialog", "");
    },
  },
  {
    title: "Import: use pasted colors",
    async act({ stay, click, fill, isGone, isAt }) {
      await stay("/color-wheel");
      await click("button", "^Import$");
      await fill("textbox", "^Paste here", "#112233 #445566");
      await click("button", "^Replace|^Use");
      await isGone("dialog", "");
      await isAt("112233");
    },
  },
  {
    title: "Export: read a file, close with Escape, focus returns",
    async act({ load, click, exists, press, isGone, read, hasFocus }) {
      await load("/color-palette-generator?c=db073d-dba507");
      await click("button", "^Export$");
      await exists("dialog", "Export");
      await read("--lollipop: #db073d");
      await press("Escape");
      await isGone("dialog", "");
      await hasFocus("button", "^Export$");
    },
  },
  {
    title: "Upgrade: open and close",
    async act({ load, click, exists, isGone }) {
      await load("/gradient-generator");
      await click("button", "^Add a color");
      await exists("dialog", "^Upgrade To Pro");
      await click("button", "^Close");
      await isGone("dialog", "");
    },
  },
  {
    title: "Log in and sign up: switch, type, close with Escape",
    async act({ load, click, exists, fill, hasValue, press, isGone }) {
      await load("/press");
      await click("button", "^Log In$");
      await fill("textbox", "^Email", "ada@example.com");
      await hasValue("textbox", "^Email", "^ada@example.com$");
      await click("button", "^Create one");
      await exists("dialog", "Create Account");
      await press("Escape");
      await isGone("dialog", "");
    },
  },
  {
    title: "Command palette: find a tool with the keyboard and open it",
    async act({ stay, press, exists, fill, isAt }) {
      await stay("/press");
      await press("Control+k");
      await exists("dialog", "^Search");
      await fill("combobox", "^Tools, pages", "mixer");
      await exists("option", "^Color Mixer");
      await press("Enter");
      await isAt("^/color-mixer$");
    },
  },
];
