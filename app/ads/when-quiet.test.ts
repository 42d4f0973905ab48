import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenQuiet } from "./when-quiet.ts";

class FakeElement {
  isText = false;
  isContentEditable = false;
  matches() {
    return this.isText;
  }
}

let events: EventTarget;
let page: { hidden: boolean; activeElement: FakeElement | null; querySelector: () => unknown };
let open: unknown;

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  open = null;
  page = { hidden: false, activeElement: null, querySelector: () => open };
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fire = (name: string, more: object = {}) => events.dispatchEvent(Object.assign(new Event(name), more));

function listen() {
  const run = vi.fn();
  const stop = whenQuiet(run);
  return { run, stop };
}

test("without any input it runs once after 2 seconds", () => {
  const { run } = listen();
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(run).toHaveBeenCalledOnce();
});

test.each(["keydown", "input", "scroll", "dragover"])("%s restarts the wait", (name) => {
  const { run } = listen();
  vi.advanceTimersByTime(1900);
  fire(name);
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test("a drag is never interrupted, however long it is held still", () => {
  const { run } = listen();
  fire("pointerdown", { buttons: 1 });
  fire("pointermove", { buttons: 1 });
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  fire("pointerup", { buttons: 0 });
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledOnce();
});

test("pointer movement without a button does not restart the wait", () => {
  const { run } = listen();
  vi.advanceTimersByTime(1900);
  fire("pointermove", { buttons: 0 });
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

test("it waits while a text field has keyboard focus", () => {
  const { run } = listen();
  page.activeElement = new FakeElement();
  page.activeElement.isText = true;
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  page.activeElement = null;
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledOnce();
});

test("it waits while a dialog is open or the tab is hidden", () => {
  const { run } = listen();
  open = {};
  vi.advanceTimersByTime(10_000);
  open = null;
  page.hidden = true;
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  page.hidden = false;
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledOnce();
});

test("it never runs after it is canceled", () => {
  const { run, stop } = listen();
  stop();
  fire("keydown");
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
