import { fetchWithRetry } from "#app/retry-fetch.ts";
import type { Color } from "#color/color.ts";
import type { Checked } from "./check-picture.ts";
import {
  type ColorSearch,
  type FoundColor,
  KEPT_MEGAPIXELS,
  type Picture,
  type Question,
  type Reply,
  type Request,
} from "./picture.ts";
import { findSample } from "./samples.ts";
import type { Size } from "./stage-view.ts";

type SessionState = {
  readonly picture: Picture | null;
  /** Progress of the current work, 0 to 1; null when idle. */
  readonly progress: number | null;
  /** Why the newest picture could not be shown, in full sentences. */
  readonly problem: string | null;
};

export type Found = { readonly colors: readonly FoundColor[]; readonly pictureId: string; readonly isFinal: boolean };
type Events = { onFound: (found: Found) => void; onShares: (shares: readonly number[]) => void };
type Opening = {
  id: string;
  source: Source;
  checked: Exclude<Checked, { problem: string }>;
  /** True if found colors will follow. */
  isFinding: boolean;
  settle: (id: string | null) => void;
};
/** `note` is one sentence for the user, or false; `size` is in pixels, known once the picture was shown. */
type Source = { readonly blob: Blob; readonly name: string; readonly note?: string | false; readonly size?: Size };
type Opened = Extract<Reply, { kind: "opened" }>;

export const EMPTY: SessionState = { picture: null, progress: null, problem: null };
const NOT_LOADED = "The picture reader could not be loaded. Check your connection.";
/** Progress after each stage of the work. */
const BEGUN = 0.02;
const CHECKED = 0.15;
const DECODED = 0.6;
/** Long enough that nothing still draws a replaced picture. */
const CLOSE_AFTER_MS = 1000;
/** More than the steps that can be undone. */
const MAX_SOURCES = 50;

/** Files opened in this tab, kept instead of pixels so that undo and the browser's Back can reopen them. */
const sources = new Map<string, Source>();

/**
 * The picture of one page and the worker that reads it. A newer picture cancels the previous one; an unreadable one
 * leaves the current one in place. The open methods resolve to the picture's id once it is shown, or null.
 */
export class PictureSession {
  #state = EMPTY;
  #worker: Worker | null = null;
  #opening: Opening | null = null;
  /** Replies to older requests are ignored. */
  #turn = 0;
  /** True if the worker holds the pixels of the current picture. */
  #hasPixels = false;
  #events: Events | null = null;
  readonly #listeners = new Set<() => void>();
  #leaving: ReturnType<typeof setTimeout> | undefined;

  get = () => this.#state;

  /** The session ends with its last listener. */
  subscribe = (listener: () => void) => {
    clearTimeout(this.#leaving);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // Delayed, because React's Strict Mode unsubscribes and resubscribes right away.
      if (this.#listeners.size === 0) this.#leaving = setTimeout(() => this.#stop());
    };
  };

  listen = (events: Events) => {
    this.#events = events;
  };

  /** With a search, its colors follow through `onFound`. */
  open = async (files: readonly File[], search: ColorSearch | null): Promise<string | null> => {
    const [file] = files;
    if (!file) return null;
    if (files.length === 1) return this.#open({ blob: file, name: file.name }, newId(), search);
    const isOld = this.#begin();
    const laid = await import("./rasterize.ts").then(({ layOutBoard }) => layOutBoard(files)).catch(() => null);
    if (isOld()) return null;
    if (!laid) return this.#fail(`None of the ${files.length} files is a picture this browser can read.`);
    const skipped = files.length - laid.count;
    const note = skipped > 0 && `${skipped} of ${files.length} files could not be read.`;
    return this.#open({ blob: laid.board, name: `A board of ${laid.count} pictures`, note }, newId(), search);
  };

  /** Opens a sample or a previously opened picture. */
  reopen = async (id: string, search: ColorSearch | null): Promise<string | null> => {
    const source = sources.get(id);
    if (source) return this.#open(source, id, search);
    const sample = findSample(id);
    if (!sample) return null;
    const isOld = this.#begin();
    const response = await fetchWithRetry(sample.src).catch(() => null);
    const blob = response?.ok ? await response.blob().catch(() => null) : null;
    if (isOld()) return null;
    if (blob) return this.#open({ blob, name: sample.title }, id, search);
    return this.#fail(`${sample.title} could not be loaded. Check your connection.`);
  };

  /** Someone else's link has the id of a picture, but not the picture. */
  knows = (id: string) => sources.has(id) || findSample(id) !== undefined;

  /** So that a picture that is opened again keeps its place; null for one that isn't here. */
  sizeOf = (id: string | null) => sources.get(id ?? "")?.size ?? null;

  find = (search: ColorSearch) => {
    const { picture } = this.#state;
    // The worker has, or is about to have, the pixels of another picture.
    if (picture && (!this.#hasPixels || this.#opening)) return void this.reopen(picture.id, search);
    this.#turn++;
    this.#set({ progress: DECODED });
    this.#ask({ kind: "find", search });
  };

  share = (colors: readonly Color[], search: Pick<ColorSearch, "ignore" | "crop">) => {
    if (this.#hasPixels) this.#ask({ kind: "share", colors, search });
  };

  /** Drops pending replies. */
  cancel = () => {
    this.#drop();
    this.#set({ progress: null });
  };

  async #open(source: Source, id: string, search: ColorSearch | null): Promise<string | null> {
    const isOld = this.#begin();
    const checked = await import("./check-picture.ts").then(
      ({ checkPicture }) => checkPicture(source.blob, source.name),
      () => ({ problem: NOT_LOADED }),
    );
    if (isOld()) return null;
    if ("problem" in checked) return this.#fail(checked.problem);
    const { sniffed } = checked;
    const draw = () => import("./rasterize.ts").then(({ rasterizeSvg }) => rasterizeSvg(source.blob)).catch(() => null);
    const blob = sniffed.format === "svg" ? await draw() : source.blob;
    if (isOld()) return null;
    if (!blob) return this.#fail(checked.ifUnreadable);
    const { promise, resolve: settle } = Promise.withResolvers<string | null>();
    this.#opening = { id, source: { ...source, blob }, checked, isFinding: search !== null, settle };
    this.#set({ progress: CHECKED });
    this.#ask({ kind: "open", source: blob, hasProfile: sniffed.hasProfile, search });
    return promise;
  }

  /** Drops the current work. Returns a function that tells whether newer work has started since. */
  #begin(): () => boolean {
    this.#drop();
    const turn = this.#turn;
    this.#set({ progress: BEGUN });
    return () => turn !== this.#turn;
  }

  /** Decoding cannot be stopped, but its worker can. */
  #drop() {
    this.#turn++;
    if (!this.#opening) return;
    this.#stopWorker();
    this.#settle(null);
  }

  #fail(problem: string): null {
    this.#settle(null);
    this.#set({ progress: null, problem });
    return null;
  }

  #settle(id: string | null) {
    this.#opening?.settle(id);
    this.#opening = null;
  }

  #stop() {
    this.#drop();
    this.#stopWorker();
    closePicture(this.#state.picture);
    this.#state = EMPTY;
  }

  #stopWorker() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#hasPixels = false;
  }

  #set(change: Partial<SessionState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #ask(question: Question) {
    this.#worker ??= this.#startWorker();
    this.#worker.postMessage({ ...question, id: this.#turn } satisfies Request);
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "picture" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      if (data.id === this.#turn) this.#take(data);
    });
    worker.addEventListener("error", () => {
      if (worker !== this.#worker) return; // stopped while it was still loading
      // The worker's code could not be loaded.
      this.#stopWorker();
      this.#fail(NOT_LOADED);
    });
    return worker;
  }

  #take(reply: Reply) {
    const { picture } = this.#state;
    if (reply.kind === "opened") this.#show(reply);
    else if (reply.kind === "failed") {
      const { checked } = this.#opening ?? {};
      if (checked) this.#fail(reply.reason === "large" ? checked.ifTooLarge : checked.ifUnreadable);
      else this.#set({ progress: null });
    } else if (reply.kind === "progress") this.#set({ progress: DECODED + (1 - DECODED) * reply.done });
    else if (reply.kind === "shares") this.#events?.onShares(reply.shares);
    else if (picture) {
      if (reply.isFinal) this.#set({ progress: null });
      this.#events?.onFound({ ...reply, pictureId: picture.id });
    }
  }

  #show({ full, preview, isWide, hasAlpha }: Opened) {
    if (!this.#opening) return;
    const { id, source, checked, isFinding } = this.#opening;
    const old = this.#state.picture;
    setTimeout(() => closePicture(old), CLOSE_AFTER_MS);
    this.#hasPixels = true;
    const { width, height } = full;
    const notes = [source.note, ...notesOn(checked.sniffed, isWide)].filter((note) => typeof note === "string");
    this.#set({
      picture: { id, width, height, full, preview: preview ?? full, isWide, hasAlpha, notes },
      problem: null,
      progress: isFinding ? DECODED : null,
    });
    keepSource(id, { ...source, size: { width, height } });
    this.#settle(id);
  }
}

function notesOn({ width = 0, height = 0, isAnimated }: Opening["checked"]["sniffed"], isWide: boolean) {
  const pixels = width * height;
  return [
    pixels > KEPT_MEGAPIXELS * 1e6 && `It has ${Math.round(pixels / 1e6)} megapixels; ${KEPT_MEGAPIXELS} are kept.`,
    isAnimated && "This picture is animated. Only its first frame is used.",
    isWide && "Colors outside sRGB are kept as Display P3.",
  ];
}

function keepSource(id: string, source: Source) {
  sources.delete(id);
  sources.set(id, source);
  const [oldest] = sources.keys();
  if (sources.size > MAX_SOURCES && oldest) sources.delete(oldest);
}

function closePicture(picture: Picture | null) {
  picture?.full.close();
  picture?.preview.close();
}

/** Short, with only letters and digits, for use in URLs. */
function newId(): string {
  return Math.random().toString(36).slice(2, 6).padEnd(4, "0");
}
