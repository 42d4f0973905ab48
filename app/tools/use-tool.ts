import { type RefObject, useEffect, useRef, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { useStore } from "zustand";
import { isKeptCopy } from "#app/late/new-version.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { createAddressWriter } from "./address-writer.ts";
import { type Loaded, queryOf, type ToolModel } from "./tool-model.ts";
import { createToolStore, presentOf } from "./tool-store.ts";

/** A tool's state in its page: with undo history, and in the address. */
export type ToolControls<State> = ReturnType<typeof useTool<State>>;

/** `loaded` is what the server read from the address: the first, or of an address that the browser can't read. */
export function useTool<State>(model: ToolModel<State>, loaded: Loaded<State>) {
  const [store] = useState(() =>
    createToolStore(loaded.state, (a, b) => queryOf(model, a) === queryOf(model, b), loaded.notices),
  );
  const timeline = useStore(store.api);
  const location = useLocation();
  const arrived = useRef({ pathname: location.pathname, loaded });
  /** Set while a state comes from the address, which may spell it differently, so it isn't written back. */
  const isArriving = useRef(false);

  useWrittenAddress(store, model, isArriving);

  /** Handles the Back button, or a link to the same tool with another state. */
  const arrive = ({ state, notices }: Loaded<State>, take = store.arrive) => {
    isArriving.current = true;
    take(state, notices);
    isArriving.current = false;
  };
  const read = (query: string) => model.read(new URLSearchParams(query));
  useOnMount(() => {
    if (window.location.search && isKeptCopy()) arrive(read(window.location.search), store.begin);
  });
  useOnChange(location, () => {
    const last = arrived.current;
    arrived.current = { pathname: location.pathname, loaded };
    if (location.pathname === last.pathname) arrive(loaded === last.loaded ? read(location.search) : loaded);
  });

  // The router ignores going back to entries that were written without it.
  useWindowEvent("popstate", () => {
    if (window.location.pathname === location.pathname) arrive(read(window.location.search), store.revisit);
  });

  const { history, index, draft, notices } = timeline;
  const address = location.pathname + queryOf(model, presentOf(timeline));
  return {
    state: presentOf(timeline),
    notices,
    /** The actions alone; the object never changes. */
    act: store.actions,
    ...store.actions,
    canUndo: index > 0 || draft !== null,
    canRedo: index < history.length - 1,
    history,
    historyIndex: index,
    /** The address of the current state, from the root. */
    address,
    /** The same with the origin; only in the browser. */
    link: () => new URL(address, window.location.origin).href,
  };
}

/** Writes the current state to the address, except for one that `isArriving` from there. */
function useWrittenAddress<State>(
  store: ReturnType<typeof createToolStore<State>>,
  model: ToolModel<State>,
  isArriving: RefObject<boolean>,
) {
  useEffect(() => {
    const address = createAddressWriter(window);
    const { pathname } = window.location;
    // Changing the address takes a browser some milliseconds, during which it doesn't paint.
    const writes = createPaintQueue();
    const stop = () => {
      writes.clear();
      address.stop();
    };
    const unsubscribe = store.api.subscribe((next, last) => {
      if (isArriving.current) return stop();
      const text = pathname + queryOf(model, presentOf(next));
      const way = next.draft !== null ? "draft" : next.history !== last.history ? "push" : "replace";
      writes.add(() => address[way](text));
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [store, model, isArriving]);
}

/** For a tool's route: on the client, the tool reads its address itself. */
export function readsOwnAddress({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

/** Background tabs don't paint, so don't wait longer than this. */
const MAX_WAIT_MS = 100;

/** Collects functions and runs them together once the browser has painted the latest change. */
function createPaintQueue() {
  let waiting: (() => void)[] = [];
  let frame = 0;
  let painted: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(timer);
    waiting = [];
  };
  const flush = () => {
    const all = waiting;
    clear();
    for (const run of all) run();
  };
  const add = (run: () => void) => {
    if (waiting.push(run) > 1) return;
    frame = requestAnimationFrame(() => {
      painted = setTimeout(flush);
    });
    timer = setTimeout(flush, MAX_WAIT_MS);
  };
  return { add, clear };
}
