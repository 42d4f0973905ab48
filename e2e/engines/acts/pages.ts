import type { Act } from "./act.ts";

/** What people do on pages that aren't tools, and with what the browser stores for them. */
export const PAGES: readonly Act[] = [
  {
    title: "Color page: copy a value",
    async act({ open, click, read }) {
      await open("/color/0D6986");
      await click("button", "^Copy OKLCH");
      await read("Copied OKLCH");
    },
  },
  {
    title: "Color names: find a name despite a typo and open the color",
    async act({ open, fill, isAt, click }) {
      await open("/color");
      await fill("textbox", "^Name or value", "lavendr");
      await isAt("q=lavendr");
      await click("link", "^Lavender");
      await isAt("^/color/[0-9A-F]{6}$");
    },
  },
  {
    title: "Palette library: filter, and copy a color",
    async act({ open, click, isAt, focus, read }) {
      await open("/green-color-palettes");
      await click("link", "^Muted$");
      await isAt("tag=muted");
      await focus("button", "^Copy .*, #"); // fetches the code, as an approaching pointer does
      await click("button", "^Copy .*, #");
      await read("Copied #");
    },
  },
  {
    title: "Contact: errors show next to their fields, and the text stays",
    async act({ open, fill, click, read, hasValue }) {
      await open("/contact");
      await fill("textbox", "^Email", "ada@");
      await click("button", "^Send");
      await read("Please input correct email address");
      await hasValue("textbox", "^Email", "^ada@$");
    },
  },
  {
    title: "Keep a color in the tray and find it there after a reload",
    async act({ load, click, exists, isGone }) {
      await load("/contrast-checker?c=7a1f10-f4e9d8");
      await click("button", "^Keep #7A1F10");
      await exists("option", "7A1F10");
      await load("/color-wheel");
      await exists("option", "7A1F10");
      await click("button", "^Clear$");
      await isGone("option", "7A1F10");
    },
  },
  {
    title: "Dark theme: turn it on and keep it on the next page",
    async act({ load, open, click, until }) {
      const isDark = () => getComputedStyle(document.documentElement).colorScheme === "dark";
      await load("/press");
      await click("button", "^Switch between light and dark theme");
      await until("a dark page", isDark);
      await open("/tools");
      await until("a dark page", isDark);
      await click("button", "^Switch between light and dark theme");
    },
  },
  {
    title: "Account: log in, see the library, sign out",
    async act({ load, click, fill, exists, isAt, isGone }, { address, password }) {
      await load("/press");
      await click("button", "^Log In$");
      await fill("textbox", "^Email", address);
      await fill("textbox", "^Password", password);
      await click("button", "^Login$");
      await isGone("dialog", "");
      await click("link", "^Dashboard");
      await isAt("^/user/");
      await click("button", "^Your account");
      await click("button", "^Sign Out");
      await isAt("^/$"); // otherwise the way home could end the next act's page
      await exists("button", "^Log In$");
    },
  },
  {
    title: "Save a palette and find it in the library after a reload",
    async act({ load, press, read }) {
      await load("/color-palette-generator?c=db073d-0d6986-8ec7d2");
      await press("s");
      await read("Saved");
      await load("/color-palette-generator?c=db073d-0d6986-8ec7d2");
      await press("s");
      await read("is already in the library");
    },
  },
];
