import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../../scripts/chromium.mjs";
import type { Browser, InputSource } from "./browser.ts";
import { KEYS } from "./keys.ts";

/** Chromium through Playwright, as in the journeys. */
export async function openChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  return {
    version: browser.version(),
    goto: (url) => page.goto(url),
    evaluate: (body) => page.evaluate(`(async () => {${body}})()`),
    async perform(sources) {
      for (const { actions } of sources) for (const action of actions) await act(action);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    takePicture: () => page.screenshot(),
    close: () => browser.close(),
  };

  function act({ type, value, x, y }: InputSource["actions"][number]) {
    const key = KEY_NAMES[value as string] ?? (value as string);
    if (type === "keyDown") return page.keyboard.down(key);
    if (type === "keyUp") return page.keyboard.up(key);
    if (type === "pointerMove") return page.mouse.move(x as number, y as number);
    return type === "pointerDown" ? page.mouse.down() : page.mouse.up();
  }
}

const KEY_NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(KEYS).map(([name, value]) => [value, name]),
);
