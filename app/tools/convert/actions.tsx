import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { createToolStore } from "#app/tools/tool-store.ts";
import { addressOf } from "./model.ts";
import type { Controls } from "./use-converter.ts";

/** A color that stays this long becomes a history step: a drag in the picker has many that don't. */
const REST_MS = 400;

/** Undo, share and save, as in the other tools. Loads late, together with the color history. */
export function Actions({ controls: { path, state, view, take } }: { controls: Controls }) {
  const { text, draft } = state;
  const [store] = useState(() => createToolStore(text, Object.is));
  const { history, index } = useStore(store.api);
  const { apply, undo, redo, now } = store.actions;
  const isSettled = draft === null;
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(() => apply(() => text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, isSettled, apply]);
  const step = (move: () => void) => {
    apply(() => text);
    move();
    take(now());
  };
  return (
    <ToolActions
      controls={{
        undo: () => step(undo),
        redo: () => step(redo),
        canUndo: index > 0 || text !== history[index],
        canRedo: index < history.length - 1 && text === history[index],
        history,
        historyIndex: index,
        address: addressOf(state, path),
      }}
      hasVision={false}
      save={{ savable: () => ({ color: view.outside ? state.color : (view.rows[0] ?? view.hex) }) }}
    />
  );
}
