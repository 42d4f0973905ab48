import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useColorNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { isLocked } from "#color/generate/request.ts";
import { printHex } from "#color/text/print.ts";
import type { Act, Bench } from "./bench-context.ts";
import { unlockAll } from "./changes.ts";
import { getEngine, hasEngine } from "./engine.ts";
import { generate } from "./generate.ts";
import { model } from "./model.ts";
import type { GeneratorData } from "./route-data.ts";
import { useEngine } from "./use-engine.ts";

/** The state of the bench with what its parts do to it. */
export function useBenchState(loaded: GeneratorData): { bench: Bench; act: Act } {
  const tool = useTool(model, loaded);
  const findName = useColorNames(loaded.names, { isEager: true });
  const nameOf = useCallback((color: Color) => findName(color) || printHex(color), [findName]);
  const { isReady, soon } = useEngine();
  const { state, history, historyIndex, canUndo, notices, address } = tool;
  const now = useRef<Bench>(null);

  // The functions are new at each render and all the same: what they change is the one store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object only where something is to be drawn anew
  const bench = useMemo((): Bench => {
    const controls: typeof tool = {
      ...tool,
      apply: (change, ...args) => soon(() => tool.apply(change, ...args)),
      preview: (change, ...args) => soon(() => tool.preview(change, ...args)),
      commit: () => soon(tool.commit),
    };
    const roll = (isHeld = false) => {
      const { slots } = now.current?.controls.state ?? state;
      if (slots.every(({ locks }) => isLocked(locks))) {
        if (isHeld) return;
        const action = { label: "Unlock all", onSelect: () => controls.apply(unlockAll) };
        showToast({ type: "info", title: "Every color is locked", text: "Unlock one to draw it anew.", action });
        return;
      }
      if (isHeld && !hasEngine()) return;
      // While the key stays down, all palettes that fly by are one step: they must not push the others out of the history.
      const change = isHeld ? tool.preview : tool.apply;
      soon(() => change(generate, getEngine().randomSeed()));
    };
    return { controls, findName, nameOf, roll, isReady, firstProblems: loaded.problems };
  }, [state, history, historyIndex, canUndo, notices, address, findName, nameOf, isReady]);

  useLayoutEffect(() => {
    now.current = bench;
  }, [bench]);
  const [act] = useState<Act>(() => ({
    apply: (change, ...args) => now.current?.controls.apply(change, ...args),
    preview: (change, ...args) => now.current?.controls.preview(change, ...args),
    commit: () => now.current?.controls.commit(),
    now: () => now.current ?? bench,
  }));
  return { bench, act };
}
