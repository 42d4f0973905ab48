import { useEffect, useState } from "react";
import { useTool } from "#app/tools/use-tool.ts";
import { randomSeed } from "#color/generate/seed.ts";
import { draw, setCount, setLimits, toggleKept } from "./changes.ts";
import { colorsOf, drawColors } from "./draw.ts";
import type { Drawn } from "./draw-named.ts";
import { hasSeed, model } from "./model.ts";
import type { RandomData } from "./route-data.ts";
import type { Limits, State } from "./state.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useCandidates } from "./use-candidates.ts";
import { useNames } from "./use-names.ts";

export function useBench(data: RandomData) {
  const controls = useTool(model, data);
  const { state, apply, preview, commit } = controls;
  useEffect(() => {
    const isKept = hasSeed(new URLSearchParams(window.location.search));
    if (!isKept) window.history.replaceState(window.history.state, "", data.address);
  }, [data.address]);
  const { candidates, hasFailed, retry, candidatesOf } = useCandidates(state.word, data.state.word, data.candidates);
  const [last, setLast] = useState<Drawn>(() => drawColors(data.state, data.candidates));
  // While names are on their way the colors before them stay.
  const drawn = candidates ? drawColors(state, candidates) : last;
  if (drawn !== last) setLast(drawn);
  const colors = colorsOf(drawn);
  const names = useNames(data.names, candidates ?? data.candidates);

  const drawNext = () => apply(draw, drawn.slots, randomSeed());
  const player = useAutoplay(drawNext);
  /** What a person does by hand stops the player. */
  const byHand =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      player.stop();
      run(...args);
    };
  return {
    ...names,
    controls: { ...controls, undo: byHand(controls.undo), redo: byHand(controls.redo), goTo: byHand(controls.goTo) },
    state,
    drawn,
    colors,
    isWaiting: candidates === null && !hasFailed,
    hasFailed,
    retry,
    player,
    drawNext: byHand(() => {
      commit();
      drawNext();
    }),
    toggleKept: (index: number) => apply(toggleKept, index),
    setCount: byHand((count: number) => apply(setCount, drawn.slots, count)),
    setLimits: byHand((change: Partial<Limits>) => apply(setLimits, drawn.slots, change)),
    previewLimits: byHand((change: Partial<Limits>) => preview(setLimits, drawn.slots, change)),
    /** Of a state in the history; null while its names are not here. */
    drawnOf: (past: State): Drawn | null => {
      const known = candidatesOf(past.word);
      return known && drawColors(past, known);
    },
  };
}
