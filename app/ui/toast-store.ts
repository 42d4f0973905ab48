import type { ReactNode } from "react";
import { createListeners } from "./listeners.ts";

export type ToastType = "success" | "error" | "info";
export type ToastInput = {
  type: ToastType;
  title: string;
  text?: ReactNode;
  action?: { label: string; onSelect: () => void };
  link?: { label: string; to: string };
};
export type Toast = ToastInput & { readonly id: number };
type Clock = { timeout?: ReturnType<typeof setTimeout>; startedAt: number; leftMs: number };

const SUCCESS_MS = 2000;
const DEFAULT_MS = 4500;
const MAX_TOASTS = 5;

export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let layers: readonly string[] = [];
  let lastId = 0;
  const { subscribe, notify } = createListeners();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    notify();
  };
  const dismiss = (id: number) => {
    clocks.remove(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  const clocks = createClocks(dismiss);
  return {
    get: () => toasts,
    subscribe,
    /** The layer that shows notifications: the page, or the modal dialog that makes the page inert. */
    topLayer: () => layers.at(-1),
    addLayer: (layer: string) => {
      layers = [...layers, layer];
      notify();
      return () => {
        layers = layers.filter((other) => other !== layer);
        notify();
      };
    },
    /** Replaces an older one with the same type and title; above five, removes the oldest. */
    show: (input: ToastInput) => {
      const id = ++lastId;
      const older = toasts.filter(({ type, title }) => type === input.type && title === input.title);
      const surplus = toasts.length - older.length >= MAX_TOASTS ? toasts.slice(0, 1) : [];
      for (const toast of [...older, ...surplus]) dismiss(toast.id);
      clocks.add(id, input.type === "success" ? SUCCESS_MS : DEFAULT_MS);
      set([...toasts, { ...input, id }]);
      return id;
    },
    dismiss,
    pause: clocks.pause,
    resume: clocks.resume,
  };
}

function createClocks(onEnd: (id: number) => void) {
  const clocks = new Map<number, Clock>();
  let isPaused = false;
  const run = (id: number, clock: Clock) => {
    clock.startedAt = Date.now();
    clock.timeout = setTimeout(() => onEnd(id), clock.leftMs);
  };
  return {
    add: (id: number, leftMs: number) => {
      const clock = { startedAt: 0, leftMs };
      clocks.set(id, clock);
      if (!isPaused) run(id, clock);
    },
    remove: (id: number) => {
      clearTimeout(clocks.get(id)?.timeout);
      clocks.delete(id);
      if (clocks.size === 0) isPaused = false;
    },
    /** Stops all timers, while the user is reading or reaching for a button. */
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timeout);
        clock.leftMs -= Date.now() - clock.startedAt;
      }
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
  };
}

/** The page's notifications. Never used on the server, where all visitors would share them. */
export const toastStore = createToastStore();

/** Shows a success for 2 s without a close button, everything else for 4.5 s with one. */
export const { show: showToast } = toastStore;
