import { createContext, use, useEffect, useEffectEvent, useState } from "react";
import { fetchWithRetry } from "#app/retry-fetch.ts";
import type { Roll } from "#app/tools/palette-keys.ts";
import { HISTORY_LIMIT } from "#app/tools/tool-store.ts";
import { useColorNames } from "#app/tools/use-color-names.ts";
import { useKeyRelease } from "#app/tools/use-key-release.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { commitTaps } from "#app/ui/commit-taps.ts";
import { useFetched } from "#app/ui/use-fetched.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { Color, NamedRgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { randomSeed } from "#color/generate/seed.ts";
import { printHex } from "#color/text/print.ts";
import { randomColorGenerator as tool } from "#content/tools.ts";
import type { RandomData } from "./load-data.ts";
import { hasSeed, model } from "./model.ts";
import { draw, setCount, setLimits, toggleKept } from "./palette/changes.ts";
import { colorsOf, type Drawn, drawColors } from "./palette/draw.ts";
import type { Limits, State } from "./palette/state.ts";

export type Bench = ReturnType<typeof useBench>;

export const BenchContext = createContext<Bench | null>(null);

export function useShared(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error("No bench around this part");
  return bench;
}

export function useBench(data: RandomData) {
  const controls = useTool(model, data);
  const { state, history, historyIndex, act } = controls;
  useEffect(() => {
    const isKept = hasSeed(new URLSearchParams(window.location.search));
    if (!isKept) window.history.replaceState(window.history.state, "", data.address);
  }, [data.address]);
  const { hasFailed, retry, candidatesOf } = useCandidates(state.word, data.state.word, data.candidates);
  /** Null while the names for its word are loading. */
  const drawnOf = (past: State): Drawn | null => {
    const candidates = candidatesOf(past.word);
    return candidates && drawColors(past, candidates);
  };
  const own = drawnOf(state);
  // While names are loading, the previous colors stay.
  const shown = history.slice(0, historyIndex).findLast(({ word }) => candidatesOf(word)) ?? data.state;
  const drawn = own ?? drawColors(shown, candidatesOf(shown.word) ?? data.candidates);

  // Colors drawn by a word use the name that contains it.
  const ownNames = new Map((candidatesOf(state.word) ?? data.candidates).map(({ name, rgb24 }) => [rgb24, name]));
  const findNearest = useColorNames(data.names, { isEager: true });
  const findName = (color: Color) => ownNames.get(toRgb24(color)) ?? findNearest(color);

  // What repeats while Space is held is one undo step.
  const drawNext: Roll = (key) => (key ? act.preview : act.apply)(draw, drawn.slots, randomSeed());
  useKeyRelease("Space", act.commit);
  // The same for the keys that change the count. Any other ends it, because "+" is another key once Shift is released.
  useWindowEvent("keyup", (event) => {
    const isTap = commitTaps(event, act.commit);
    if (!isTap && event.key !== " " && event.key !== "Shift") act.commit();
  });
  const player = useAutoplay(drawNext);
  /** Manual actions stop the player. */
  const byHand =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      player.stop();
      run(...args);
    };
  return {
    findName,
    /** Falls back to the color code if no name is known. */
    nameOf: (color: Color) => findName(color) || printHex(color),
    controls: { ...controls, undo: byHand(act.undo), redo: byHand(act.redo), goTo: byHand(act.goTo) },
    state,
    drawn,
    drawnOf,
    colors: colorsOf(drawn),
    isWaiting: own === null && !hasFailed,
    hasFailed,
    retry,
    player,
    drawNext: byHand(drawNext),
    toggleKept: (index: number) => act.apply(toggleKept, index),
    setCount: byHand((count: number) => act.apply(setCount, drawn.slots, count)),
    /** By a key, which ends the step when released. */
    previewCount: byHand((count: number) => act.preview(setCount, drawn.slots, count)),
    setLimits: byHand((change: Partial<Limits>) => act.apply(setLimits, drawn.slots, change)),
    previewLimits: byHand((change: Partial<Limits>) => act.preview(setLimits, drawn.slots, change)),
  };
}

export const SECONDS = [1, 2, 3, 5, 10] as const;

/**
 * Draws repeatedly at the chosen pace until the person stops it, leaves the tab, or has filled the undo history.
 */
function useAutoplay(drawNext: () => void) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [seconds, setSeconds] = useState<number>(3);
  const [drawn, setDrawn] = useState(0);
  const tick = useEffectEvent(() => {
    if (drawn + 1 >= HISTORY_LIMIT) setIsPlaying(false);
    setDrawn(drawn + 1);
    drawNext();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(tick, seconds * 1000);
    return () => clearInterval(timer);
  }, [isPlaying, seconds]);
  useWindowEvent("visibilitychange", () => document.hidden && setIsPlaying(false));
  const stop = () => setIsPlaying(false);
  const toggle = () => {
    setDrawn(0);
    setIsPlaying(!isPlaying);
  };
  return { isPlaying, seconds, setSeconds, toggle, stop };
}

/** The named colors for a word, each requested once. `candidatesOf` returns null while they are loading. */
function useCandidates(word: string, firstWord: string, firstCandidates: readonly NamedRgb24[]) {
  const [found, setFound] = useState<Readonly<Record<string, readonly NamedRgb24[]>>>({
    "": NONE,
    [firstWord]: firstCandidates,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const known = found[word];
  const wanted = known || failure === word ? null : word;
  useFetched(wanted, {
    fetch: () => (wanted === null ? null : fetchCandidates(wanted)),
    onDone: (candidates) => setFound((others) => ({ ...others, [word]: candidates })),
    onFail: () => setFailure(word),
  });
  const hasFailed = !known && failure === word;
  return { hasFailed, retry: () => setFailure(null), candidatesOf: (other: string) => found[other] ?? null };
}

async function fetchCandidates(word: string): Promise<readonly NamedRgb24[]> {
  const response = await fetchWithRetry(`${tool.path}.json?${new URLSearchParams({ candidates: word })}`);
  if (!response.ok) throw new Error(`The names could not be loaded (${response.status})`);
  return response.json();
}

const NONE: readonly NamedRgb24[] = [];

export function paletteOf({ controls, colors, findName, state }: Bench): ExportPalette {
  return {
    name: state.word ? `Random ${state.word}` : "Random colors",
    link: controls.link(),
    groups: [{ name: "", swatches: colors.map((color) => ({ name: findName(color), color })) }],
  };
}
