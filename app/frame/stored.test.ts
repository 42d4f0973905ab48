import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_HELD, readGuest, writeGuest } from "./library/held.ts";
import { createStored } from "./stored.ts";

const options = {
  key: "test",
  version: 2,
  read: (value: unknown) => (typeof value === "number" ? value : null),
  initial: 7,
};
let texts: Map<string, string>;
let events: EventTarget;
let isFull = false;

beforeEach(() => {
  texts = new Map();
  events = new EventTarget();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      texts.set(key, text);
    },
  });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

test("a value is stored with its version and read back", () => {
  expect(createStored(options).set(3)).toBe(true);
  expect(texts.get("test")).toBe('{"version":2,"value":3}');
  expect(createStored(options).get()).toBe(3);
});

test.each(["", "nonsense", "null", "3", "[]", '{"version":1,"value":3}', '{"version":2,"value":"x"}', '{"version":2}'])(
  "an unusable value falls back to the initial one: %s",
  (text) => {
    texts.set("test", text);
    expect(createStored(options).get()).toBe(7);
  },
);

test("an updater function gets the latest value, even if another tab wrote it", () => {
  const stored = createStored(options);
  stored.set(3);
  texts.set("test", '{"version":2,"value":10}');
  stored.set((old) => old + 1);
  expect(stored.get()).toBe(11);
});

test("when the storage is full, set() returns false and keeps the value for this page", () => {
  const stored = createStored(options);
  isFull = true;
  expect(stored.set(3)).toBe(false);
  expect(stored.get()).toBe(3);
  isFull = false;
  expect(stored.set(4)).toBe(true);
  expect(texts.get("test")).toBe('{"version":2,"value":4}');
});

test("blocked storage behaves like empty storage", () => {
  vi.stubGlobal("localStorage", undefined);
  const stored = createStored(options);
  expect(stored.get()).toBe(7);
  expect(stored.set(3)).toBe(false);
  expect(stored.get()).toBe(3);
});

test("a value stored by a newer version of the page is not overwritten", () => {
  texts.set("test", '{"version":3,"value":{"n":1}}');
  const stored = createStored(options);
  expect(stored.set(4)).toBe(false);
  expect(stored.get()).toBe(4);
  expect(texts.get("test")).toBe('{"version":3,"value":{"n":1}}');
});

test("values stored by older versions are migrated step by step", () => {
  const migrate = { 1: (old: unknown) => ({ n: old }), 2: (old: unknown) => (old as { n: number }).n * 10 };
  const stored = (text: string) => {
    texts.set("test", text);
    return createStored({ ...options, version: 3, migrate });
  };
  expect(stored('{"version":1,"value":4}').get()).toBe(40);
  expect(stored('{"version":2,"value":{"n":5}}').get()).toBe(50);
  expect(stored('{"version":3,"value":6}').get()).toBe(6);
  expect(stored('{"version":0,"value":6}').get()).toBe(7);
  const old = stored('{"version":1,"value":4}');
  old.set((value) => value + 1);
  expect(texts.get("test")).toBe('{"version":3,"value":41}');
});

test("a library stored by an older version survives", () => {
  const palette = { id: "a", name: "Sea", path: "/color-wheel?c=0d6986", colors: ["0d6986"], savedAt: 1, changedAt: 1 };
  texts.set("library", JSON.stringify({ version: 1, value: { items: [palette] } }));
  const library = createStored({
    key: "library",
    version: 2,
    migrate: { 1: (old) => ({ colors: [], palettes: (old as { items: unknown[] }).items, projects: [] }) },
    read: readGuest,
    write: writeGuest,
    initial: EMPTY_HELD,
  });
  expect(library.get().local.palettes).toMatchObject([{ id: "a", name: "Sea", path: "/color-wheel?c=0d6986" }]);
});

test("listeners are notified of changes in this and other tabs until they unsubscribe", () => {
  const stored = createStored(options);
  const heard: number[] = [];
  const leave = stored.subscribe(() => heard.push(stored.get()));
  stored.set(1);
  stored.set(1);
  texts.set("test", '{"version":2,"value":2}');
  events.dispatchEvent(Object.assign(new Event("storage"), { key: "test" }));
  events.dispatchEvent(Object.assign(new Event("storage"), { key: "another" }));
  texts.clear();
  events.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  leave();
  stored.set(9);
  expect(heard).toEqual([1, 2, 7]);
});

test("a page restored from the back/forward cache reads the latest value", () => {
  const stored = createStored(options);
  let calls = 0;
  stored.subscribe(() => calls++);
  texts.set("test", '{"version":2,"value":5}');
  expect(stored.get()).toBe(7);
  events.dispatchEvent(new Event("pageshow"));
  expect([calls, stored.get()]).toEqual([1, 5]);
});

test("get() returns the same object while nothing changes", () => {
  texts.set("list", '{"version":1,"value":[1]}');
  const stored = createStored<readonly unknown[]>({
    key: "list",
    version: 1,
    read: (value) => (Array.isArray(value) ? value : null),
    initial: [],
  });
  expect(stored.get()).toEqual([1]);
  expect(stored.get()).toBe(stored.get());
});
