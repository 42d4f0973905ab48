import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTool } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { isLocked } from "#color/generate/request.ts";
import type { Act, Bench } from "./bench-context.ts";
import { unlockAll } from "./changes.ts";
import { getEngine, hasEngine, loadEngine } from "./engine.ts";
import { generate } from "./generate.ts";
import { model } from "./model.ts";
import { colorsOf } from "./palette-path.ts";
import type { GeneratorData } from "./route-data.ts";
import { useColorNames } from "./use-color-names.ts";

/** The state of the bench with what its parts do to it. */
export function useBenchState(loaded: GeneratorData): { bench: Bench; act: Act } {
  const tool = useTool(model, loaded);
  const { findName, nameOf } = useColorNames(colorsOf(loaded.state), loaded.names);
  const [isReady, setIsReady] = useState(false);
  const wake = async () => {
    const isThere = (await loadEngine()) !== undefined;
    setIsReady(isThere);
    return isThere;
  };
  const wakeOnce = useEffectEvent(wake);
  useEffect(() => void wakeOnce(), []);

  /** A change that comes before what draws palettes waits for it. */
  const soon = (run: () => void) => {
    if (hasEngine()) return run();
    void wake().then((isThere) => (isThere ? run() : showToast(NOT_LOADED)));
  };
  const controls: typeof tool = {
    ...tool,
    apply: (change, ...args) => soon(() => tool.apply(change, ...args)),
    preview: (change, ...args) => soon(() => tool.preview(change, ...args)),
  };
  const latest = useRef(controls);
  useLayoutEffect(() => {
    latest.current = controls;
  });
  const [act] = useState<Act>(() => ({
    apply: (change, ...args) => latest.current.apply(change, ...args),
    preview: (change, ...args) => latest.current.preview(change, ...args),
    commit: () => latest.current.commit(),
  }));
  const roll = (isHeld = false) => {
    if (tool.state.slots.every(({ locks }) => isLocked(locks))) {
      if (isHeld) return;
      const action = { label: "Unlock all", onSelect: () => controls.apply(unlockAll) };
      showToast({ type: "info", title: "Every color is locked", text: "Unlock one to draw it anew.", action });
      return;
    }
    // While the key stays down, all palettes that fly by are one step: they must not push the others out of the history.
    const change = isHeld ? tool.preview : tool.apply;
    soon(() => change(generate, getEngine().randomSeed()));
  };
  const firstProblems = loaded.problems;
  return { bench: { controls, findName, nameOf, roll, spareSeed: SPARE_SEED, isReady, firstProblems }, act };
}

/** For settings that answer at once on colors that came from no seed. */
const SPARE_SEED = "huesmith";
const NOT_LOADED = {
  type: "error",
  title: "The generator could not be loaded",
  text: "Nothing is lost. Check your connection and try again.",
} as const;
