import type { Checked } from "./check-picture.ts";
import type { Reply, Request } from "./messages.ts";
import { type FoundColor, KEPT_MEGAPIXELS, type Picture } from "./picture.ts";

type SessionState = {
  readonly picture: Picture | null;
  /** Of the work that is under way, 0 to 1; null for none. */
  readonly progress: number | null;
  /** Why the newest picture could not be shown: sentences. */
  readonly problem: string | null;
};

export type Found = { readonly colors: readonly FoundColor[]; readonly pictureId: string; readonly isFinal: boolean };
export type Events = { onFound: (found: Found) => void; onShares: (shares: readonly number[]) => void };
type Opening = {
  id: string;
  name: string;
  checked: Exclude<Checked, { problem: string }>;
  settle: (id: string | null) => void;
};
type Question<Kind> = Kind extends Request ? Omit<Kind, "id"> : never;

/** What a session keeps, and changes in place. */
export type Core = {
  state: SessionState;
  worker: Worker | null;
  /** With the worker. */
  opening: Opening | null;
  /** Answers to older questions no longer count. */
  turn: number;
  /** Colors follow the picture. */
  isFinding: boolean;
  /** The worker holds those of the picture that is shown. */
  hasPixels: boolean;
  events: Events | null;
  /** What a person has opened: files and not pixels, so that undo can bring it back. */
  readonly sources: Map<string, { blob: Blob; name: string }>;
  readonly listeners: Set<() => void>;
};

export const EMPTY: SessionState = { picture: null, progress: null, problem: null };
export const NOT_LOADED = "The picture reader could not be loaded. Check your connection.";
/** How far the work is when its parts are done. */
export const CHECKED = 0.15;
export const DECODED = 0.6;
/** By then nothing draws a picture that was replaced. */
const CLOSE_AFTER_MS = 1000;

export function setState(core: Core, change: Partial<SessionState>) {
  core.state = { ...core.state, ...change };
  for (const listener of core.listeners) listener();
}

export function fail(core: Core, problem: string): null {
  core.opening?.settle(null);
  core.opening = null;
  setState(core, { progress: null, problem });
  return null;
}

/** Decoding cannot be stopped, but its worker can. */
export function drop(core: Core) {
  core.turn++;
  if (!core.opening) return;
  stopWorker(core);
  core.opening.settle(null);
  core.opening = null;
}

export function stopWorker(core: Core) {
  core.worker?.terminate();
  core.worker = null;
  core.hasPixels = false;
}

export function ask(core: Core, question: Question<Request>) {
  core.worker ??= startWorker(core);
  core.worker.postMessage({ ...question, id: core.turn });
}

function startWorker(core: Core): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "picture" });
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    if (data.id === core.turn) take(core, data);
  });
  worker.addEventListener("error", () => {
    // Its code did not come.
    stopWorker(core);
    fail(core, NOT_LOADED);
  });
  return worker;
}

function take(core: Core, reply: Reply) {
  const { opening, state } = core;
  if (reply.kind === "opened") show(core, reply);
  else if (reply.kind === "failed") {
    if (opening) fail(core, reply.reason === "large" ? opening.checked.ifTooLarge : opening.checked.ifUnreadable);
    else setState(core, { progress: null });
  } else if (reply.kind === "progress") setState(core, { progress: DECODED + (1 - DECODED) * reply.done });
  else if (reply.kind === "shares") core.events?.onShares(reply.shares);
  else if (state.picture) {
    if (reply.isFinal) setState(core, { progress: null });
    else measureFirst();
    core.events?.onFound({ ...reply, pictureId: state.picture.id });
  }
}

function show(core: Core, { full, preview, isWide, hasAlpha, decodedAt }: Extract<Reply, { kind: "opened" }>) {
  const { opening } = core;
  if (!opening) return;
  const { id, name, checked, settle } = opening;
  const old = core.state.picture;
  setTimeout(() => closePicture(old), CLOSE_AFTER_MS);
  core.opening = null;
  core.hasPixels = true;
  const pixels = (checked.sniffed.width ?? 0) * (checked.sniffed.height ?? 0);
  const notes = [
    pixels > KEPT_MEGAPIXELS * 1e6 && `It has ${Math.round(pixels / 1e6)} megapixels; ${KEPT_MEGAPIXELS} are kept.`,
    checked.sniffed.isAnimated && "This picture is animated. Only its first frame is used.",
    isWide && "Colors outside sRGB are kept as Display P3.",
  ].filter((note) => note !== false);
  const { width, height } = full;
  performance.mark("picture-decoded", { startTime: Math.max(0, decodedAt - performance.timeOrigin) });
  setState(core, {
    picture: { id, name, width, height, full, preview: preview ?? full, isWide, hasAlpha, notes },
    problem: null,
    progress: core.isFinding ? DECODED : null,
  });
  settle(id);
}

export function closePicture(picture: Picture | null) {
  picture?.full.close();
  picture?.preview.close();
}

/** From the decoded picture to its first colors: what a person waits for. */
function measureFirst() {
  if (performance.getEntriesByName("picture-decoded").length === 0) return;
  performance.measure("picture-first-colors", "picture-decoded");
  performance.clearMarks("picture-decoded");
}
