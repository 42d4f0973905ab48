import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commitTaps } from "./commit-taps.ts";

type Listener = { name: string; handle: (event: object) => void; signal: AbortSignal };

let listeners: Listener[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  listeners = [];
  vi.stubGlobal("addEventListener", (name: string, handle: Listener["handle"], { signal }: { signal: AbortSignal }) =>
    listeners.push({ name, handle, signal }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SLIDER = new EventTarget();
const OTHER = new EventTarget();

function send(name: string, event: { key?: string; target: EventTarget }) {
  for (const { handle } of listeners.filter((one) => one.name === name && !one.signal.aborted))
    handle({ type: name, ...event });
}

function tap(commit: () => void, key = "ArrowRight", target = SLIDER) {
  send("keydown", { key, target });
  send("keyup", { key, target });
  commitTaps({ key, target }, commit);
  vi.advanceTimersByTime(100);
}

test("taps in quick succession are one step, a second after the last one", () => {
  const commit = vi.fn();
  for (let tapped = 0; tapped < 20; tapped++) tap(commit, tapped % 2 ? "ArrowRight" : "PageUp");
  send("keydown", { key: "Shift", target: SLIDER });
  tap(commit);
  expect(commit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(commit).toHaveBeenCalledOnce();
  tap(commit);
  vi.advanceTimersByTime(1000);
  expect(commit).toHaveBeenCalledTimes(2);
});

test("any other press ends the step first", () => {
  const presses = [
    ["keydown", { key: "Control", target: SLIDER }],
    ["keydown", { key: "ArrowRight", target: OTHER }],
    ["pointerdown", { target: SLIDER }],
    ["focusout", { target: SLIDER }],
  ] as const;
  for (const [name, event] of presses) {
    const commit = vi.fn();
    tap(commit);
    send(name, event);
    expect(commit, name).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    expect(commit, name).toHaveBeenCalledOnce();
  }
});

test("a key that is held again keeps the step open", () => {
  const commit = vi.fn();
  tap(commit);
  send("keydown", { key: "ArrowRight", target: SLIDER });
  vi.advanceTimersByTime(3000);
  expect(commit).not.toHaveBeenCalled();
});

test("a key that moves the focus ends the step once", () => {
  const commit = vi.fn();
  tap(commit);
  tap(commit);
  send("keydown", { key: "ArrowRight", target: SLIDER });
  expect(commit).not.toHaveBeenCalled();
  send("focusout", { target: SLIDER });
  expect(commit).toHaveBeenCalledOnce();
  send("keyup", { key: "ArrowRight", target: OTHER });
  vi.advanceTimersByTime(2000);
  expect(commit).toHaveBeenCalledOnce();
});

test("keys that move nothing end no step", () => {
  const commit = vi.fn();
  tap(commit, "Tab");
  vi.advanceTimersByTime(2000);
  expect(commit).not.toHaveBeenCalled();
});
