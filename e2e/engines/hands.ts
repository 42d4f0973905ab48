import { setTimeout } from "node:timers/promises";
import { readPng } from "../pictures.ts";
import { type Browser, type InputSource, run } from "./browser.ts";
import {
  type Box,
  boxOf,
  currentValue,
  find,
  recordKeys,
  type TextBox,
  textsInView,
  wasPressed,
  watchPress,
} from "./in-page.ts";
import { KEYS } from "./keys.ts";

export type Hands = ReturnType<typeof makeHands>;

/** Long enough for a busy machine: this is a limit, not a measurement. */
const TIMEOUT_MS = 30_000;
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 250;
/** More colors than antialiased text on a plain background has. */
const MANY_COLORS = 1000;
/** Of 255: the least difference between text and background in some channel. */
const MIN_DIFFERENCE = 20;
/** User actions on a page, in any browser. Elements are found by role and a pattern for their name. */
export function makeHands(browser: Browser, origin: string) {
  const until = <Args extends unknown[], Result>(
    what: string,
    look: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => retry(what, () => run(browser, look, ...args));

  /** The center of an element that exists and does not move. */
  const hold = async (role: string, name: string) => {
    let last: Box | undefined;
    const { x, y, width, height } = (await retry(`${role} ${name} cannot be pressed`, async () => {
      const box = await run(browser, boxOf, role, name);
      const isStill = box && last && box.x === last.x && box.y === last.y;
      last = box;
      return isStill && box;
    })) as Box;
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };

  const point = (...actions: Record<string, unknown>[]) =>
    browser.perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);

  /** Presses keys one after another; those joined by a plus, together. */
  const press = (...chords: string[]) => {
    const actions = chords.flatMap((chord) => {
      const values = chord.length === 1 ? [chord] : chord.split("+").map((key) => KEYS[key] ?? key);
      const ups = values.toReversed().map((value) => ({ type: "keyUp", value }));
      return [...values.map((value) => ({ type: "keyDown", value })), ...ups];
    });
    return browser.perform([{ type: "key", id: "keys", actions } satisfies InputSource]);
  };

  /** Retries if the page moved between the lookup and the click, as it may on a busy machine. */
  const click = (role: string, name: string) =>
    retry(`${role} ${name} gets no press`, async () => {
      const place = await hold(role, name);
      await run(browser, watchPress, role, name);
      await point(
        { type: "pointerMove", ...place },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      );
      return run(browser, wasPressed).catch(() => true); // the page is navigating
    });

  /** Opens a page and waits until it is hydrated. */
  const load = async (path: string) => {
    await browser.goto(origin + path);
    await until("the live page", () => document.querySelector("[aria-label^=Notifications]") !== null);
    await run(browser, recordKeys);
  };

  return {
    until,
    press,
    click,
    load,
    /** Loads the page unless the previous act left it open: a load takes as long as a short act. */
    async stay(path: string) {
      if ((await run(browser, () => location.pathname + location.search)) !== path) await load(path);
    },
    /** Opens a page and waits until it is hydrated and has painted all visible text. */
    async open(path: string) {
      await load(path);
      await retry(`${path} is not painted`, async () => {
        const texts = await run(browser, textsInView);
        const missing = findUnpainted(await browser.takePicture(), texts);
        if (missing.length > 0) throw new Error(missing.map(({ text }) => text).join(", "));
        return texts.length > 0;
      });
    },
    async fill(role: string, name: string, text: string) {
      await click(role, name);
      await press("Control+a");
      await press(...text);
    },
    async drag(role: string, name: string, across: number, down: number) {
      const { x, y } = await hold(role, name);
      await point(
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerMove", x: x + Math.round(across / 2), y: y + Math.round(down / 2), duration: 50 },
        { type: "pointerMove", x: x + across, y: y + down, duration: 50 },
        { type: "pointerUp", button: 0 },
      );
    },
    /** Gives a file to the field, as its dialog would. */
    choose: (name: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
      until(
        `file field ${name}`,
        (label: string, name: string, type: string, base64: string) => {
          const field = find("file", label) as HTMLInputElement | undefined;
          if (!field) return false;
          const transfer = new DataTransfer();
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type }));
          field.files = transfer.files;
          return field.dispatchEvent(new Event("change", { bubbles: true }));
        },
        name,
        file.name,
        file.mimeType,
        file.buffer.toString("base64"),
      ),
    focus: (role: string, name: string) =>
      until(
        `${role} ${name}`,
        (role: string, name: string) => {
          find(role, name)?.focus();
          return document.activeElement === find(role, name);
        },
        role,
        name,
      ),
    hasFocus: (role: string, name: string) =>
      until(
        `the focus on ${role} ${name}`,
        (role: string, name: string) => document.activeElement === find(role, name),
        role,
        name,
      ),
    /** Waits until the element shows many colors on the screen. */
    async isColorful(role: string, name: string) {
      await hold(role, name);
      await retry(`${role} ${name} is not painted`, async () => {
        const box = await run(browser, boxOf, role, name);
        return box && countColors(await browser.takePicture(), box) >= MANY_COLORS;
      });
    },
    exists: (role: string, name: string) =>
      until(`${role} ${name}`, (role: string, name: string) => Boolean(find(role, name)), role, name),
    isGone: (role: string, name: string) =>
      until(`no ${role} ${name}`, (role: string, name: string) => !find(role, name), role, name),
    read: (pattern: string) =>
      until(`text ${pattern}`, (text: string) => new RegExp(text).test(document.body.innerText), pattern),
    hasValue: (role: string, name: string, pattern: string) =>
      until(
        `${role} ${name} with the value ${pattern}`,
        (role: string, name: string, value: string) => new RegExp(value).test(currentValue(find(role, name))),
        role,
        name,
        pattern,
      ),
    isAt: (pattern: string) =>
      retry(`address ${pattern}`, async () => {
        const path = await run(browser, () => location.pathname + location.search);
        if (new RegExp(pattern).test(path)) return true;
        throw new Error(`still at ${path}`);
      }),
  };
}

function countColors(picture: Buffer, { x, y, width, height }: Box): number {
  const png = readPng(picture);
  const colors = new Set<number>();
  for (let row = Math.ceil(y); row < Math.min(png.height, y + height); row++)
    for (let column = Math.ceil(x); column < x + width; column++)
      colors.add(png.data.readUInt32BE(4 * (row * png.width + column)));
  return colors.size;
}

/** Retries until the result is truthy, and returns it. The pauses grow, because looking takes the browser's time. */
async function retry<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  let reason = "never";
  const end = Date.now() + TIMEOUT_MS;
  for (let pause = FIRST_PAUSE_MS; Date.now() < end; pause = Math.min(pause * 1.5, MAX_PAUSE_MS)) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      reason = String(error); // the page may be navigating
    }
    await setTimeout(pause);
  }
  throw new Error(`${what}: ${reason}`);
}

/** The texts whose area in the screenshot has a single color. */
function findUnpainted(picture: Buffer, texts: readonly TextBox[]): TextBox[] {
  const { width, data } = readPng(picture);
  return texts.filter((box) => {
    const least = [255, 255, 255];
    const most = [0, 0, 0];
    for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
      for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
        for (let c = 0; c < 3; c++) {
          const value = data[4 * (y * width + x) + c] as number;
          least[c] = Math.min(least[c] as number, value);
          most[c] = Math.max(most[c] as number, value);
        }
      }
    }
    return most.every((value, c) => value - (least[c] as number) < MIN_DIFFERENCE);
  });
}
