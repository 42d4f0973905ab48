import { fetchWithRetry } from "#app/retry-fetch.ts";
import type { Color } from "#color/color.ts";
import type { Wish } from "./picture.ts";
import { findSample } from "./samples.ts";
import {
  ask,
  CHECKED,
  type Core,
  closePicture,
  DECODED,
  drop,
  EMPTY,
  type Events,
  fail,
  NOT_LOADED,
  setState,
  stopWorker,
} from "./session-core.ts";

const BEGUN = 0.02;

/**
 * The picture of one page, and the worker that reads it. A newer picture cancels the one before it; one that cannot be read
 * leaves the old one as it is. What opens gives its id when it is there, or null.
 */
export function createPictureSession() {
  const core: Core = {
    state: EMPTY,
    worker: null,
    opening: null,
    turn: 0,
    isFinding: false,
    hasPixels: false,
    events: null,
    sources: new Map(),
    listeners: new Set(),
  };
  const stop = () => {
    drop(core);
    stopWorker(core);
    closePicture(core.state.picture);
    core.state = EMPTY;
  };
  let leaving: ReturnType<typeof setTimeout>;
  return {
    get: () => core.state,
    /** The session ends with its last listener. */
    subscribe: (listener: () => void) => {
      clearTimeout(leaving);
      core.listeners.add(listener);
      return () => {
        core.listeners.delete(listener);
        // Not at once: React may only be trying whether the page survives it.
        if (core.listeners.size === 0) leaving = setTimeout(stop);
      };
    },
    listen: (events: Events) => {
      core.events = events;
    },
    /** With a wish, its colors follow by `onFound`. */
    open: (file: File, wish: Wish | null) => open(core, file, file.name, newId(), wish),
    openMany: (files: readonly File[], wish: Wish | null) => openMany(core, files, wish),
    /** A sample, or a picture of before. */
    reopen: (id: string, wish: Wish | null) => reopen(core, id, wish),
    /** Someone else's link has the id of a picture, but not the picture. */
    knows: (id: string) => core.sources.has(id) || findSample(id) !== undefined,
    find: (wish: Wish) => {
      const { picture } = core.state;
      // Its worker was stopped for another picture, which then could not be read.
      if (picture && !core.hasPixels) return void reopen(core, picture.id, wish);
      core.turn++;
      setState(core, { progress: DECODED });
      ask(core, { kind: "find", wish });
    },
    share: (colors: readonly Color[], wish: Pick<Wish, "ignore" | "crop">) => {
      if (core.hasPixels) ask(core, { kind: "share", colors, wish });
    },
    /** Answers that are still to come are no longer wanted. */
    cancel: () => {
      drop(core);
      setState(core, { progress: null });
    },
  };
}

async function open(core: Core, file: Blob, name: string, id: string, wish: Wish | null): Promise<string | null> {
  const isOld = begin(core);
  const checked = await import("./check-picture.ts").then(
    ({ checkPicture }) => checkPicture(file, name),
    () => ({ problem: NOT_LOADED }),
  );
  if (isOld()) return null;
  if ("problem" in checked) return fail(core, checked.problem);
  const { sniffed } = checked;
  const blob = sniffed.format === "svg" ? await drawSvg(file).catch(() => null) : file;
  if (isOld()) return null;
  if (!blob) return fail(core, checked.ifUnreadable);
  return new Promise((resolve) => {
    const settle = (opened: string | null) => {
      if (opened !== null) core.sources.set(id, { blob, name });
      resolve(opened);
    };
    core.opening = { id, name, checked, settle };
    core.isFinding = wish !== null;
    setState(core, { progress: CHECKED });
    ask(core, { kind: "open", source: blob, hasProfile: sniffed.hasProfile, wish });
  });
}

async function reopen(core: Core, id: string, wish: Wish | null): Promise<string | null> {
  const source = core.sources.get(id);
  if (source) return open(core, source.blob, source.name, id, wish);
  const sample = findSample(id);
  if (!sample) return null;
  const isOld = begin(core);
  const blob = await fetchBlob(sample.src).catch(() => null);
  if (isOld()) return null;
  if (blob) return open(core, blob, sample.title, id, wish);
  return fail(core, `${sample.title} could not be loaded. Check your connection.`);
}

async function openMany(core: Core, files: readonly File[], wish: Wish | null): Promise<string | null> {
  const isOld = begin(core);
  const laid = await import("./rasterize.ts").then(({ layOutBoard }) => layOutBoard(files)).catch(() => null);
  if (isOld()) return null;
  if (laid) return open(core, laid.board, `A board of ${laid.count} pictures`, newId(), wish);
  return fail(core, `None of the ${files.length} files is a picture this browser can read.`);
}

/** Whatever was under way is dropped. Tells whether something newer has begun since. */
function begin(core: Core): () => boolean {
  drop(core);
  const { turn } = core;
  setState(core, { progress: BEGUN });
  return () => turn !== core.turn;
}

async function drawSvg(blob: Blob): Promise<Blob | null> {
  const { rasterizeSvg } = await import("./rasterize.ts");
  return rasterizeSvg(blob);
}

async function fetchBlob(address: string): Promise<Blob | null> {
  const response = await fetchWithRetry(address);
  return response.ok ? response.blob() : null;
}

/** Short, and of letters and digits only, for the address. */
function newId(): string {
  return Math.random().toString(36).slice(2, 6).padEnd(4, "0");
}
