import type { ReactNode } from "react";

export type ToastType = "success" | "error" | "info";
export type ToastInput = {
  type: ToastType;
  title: string;
  text?: ReactNode;
  action?: { label: string; onSelect: () => void };
  link?: { label: string; to: string };
};
export type Toast = ToastInput & { readonly id: number };
type Timer = { timeout?: ReturnType<typeof setTimeout>; startedAt: number; leftMs: number };

const SUCCESS_MS = 2000;
const DEFAULT_MS = 4500;
const MAX_TOASTS = 5;

/** Notifications and the time that each has left. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let layers: readonly string[] = [];
  let isPaused = false;
  let lastId = 0;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: readonly Toast[]) => {
    toasts = next;
    notifyListeners();
  };
  const run = (id: number, timer: Timer) => {
    timer.startedAt = Date.now();
    timer.timeout = setTimeout(() => dismiss(id), timer.leftMs);
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id)?.timeout);
    timers.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
    if (toasts.length === 0) isPaused = false;
  };

  return {
    get: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The place that shows the notifications: the page, or the modal dialog that makes the page inert. */
    topLayer: () => layers.at(-1),
    addLayer: (layer: string) => {
      layers = [...layers, layer];
      notifyListeners();
      return () => {
        layers = layers.filter((other) => other !== layer);
        notifyListeners();
      };
    },
    /** One with the same title replaces the older one; above five the oldest goes. */
    show: (input: ToastInput) => {
      const id = ++lastId;
      const older = toasts.filter((toast) => isSame(toast, input));
      const surplus = toasts.length - older.length >= MAX_TOASTS ? toasts.slice(0, 1) : [];
      for (const toast of [...older, ...surplus]) dismiss(toast.id);
      const timer: Timer = { startedAt: 0, leftMs: input.type === "success" ? SUCCESS_MS : DEFAULT_MS };
      timers.set(id, timer);
      if (!isPaused) run(id, timer);
      set([...toasts, { ...input, id }]);
      return id;
    },
    dismiss,
    /** Stops all clocks: a person is reading or reaching for a button. */
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      for (const timer of timers.values()) {
        clearTimeout(timer.timeout);
        timer.leftMs -= Date.now() - timer.startedAt;
      }
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, timer] of timers) run(id, timer);
    },
  };
}

function isSame(a: ToastInput, b: ToastInput) {
  return a.type === b.type && a.title === b.title;
}

/** The browser's own notifications. Never called on a server, where it would belong to all visitors. */
export const toastStore = createToastStore();

/** Shows a notification: a success for 2 s without a close button, everything else for 4.5 s with one. */
export function showToast(input: ToastInput) {
  return toastStore.show(input);
}
