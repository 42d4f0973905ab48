import { createContext, use } from "react";
import { type Actions, withFields } from "#app/tools/tool-store.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { limitEdits } from "../palette/changes.ts";
import type { Place } from "../palette/rows.ts";
import { MAX_EDITS, type State } from "../palette/state.ts";

export type Builder = Actions<State> & {
  select: (place: Place) => void;
  /** The chosen cell stays with its color. */
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  duplicate: (index: number) => void;
  copy: (color: Color, name: string) => void;
  /** Tells screen readers what a key did. */
  announce: (text: string) => void;
  open: (panel: OpenPanel | null) => void;
};

/** The only open panel below the head of a color. It is identified by the color's key, so it moves with the color. */
export type OpenPanel = { readonly id: string; readonly part: "color" | "curves" };

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error("Outside of the bench");
  return builder;
}

/** Refuses changes that set too many cells by hand, with a notification. Created once. */
export function withEditLimit(tool: Actions<State>): Actions<State> {
  const limited =
    <Args extends unknown[]>(change: (state: State, ...args: Args) => State) =>
    (state: State, ...args: Args) => {
      const next = change(state, ...args);
      const kept = limitEdits(state, next);
      if (kept !== next) showToast(NOT_CHANGED);
      return kept;
    };
  return withFields({
    ...tool,
    apply: (change, ...args) => tool.apply(limited(change), ...args),
    preview: (change, ...args) => tool.preview(limited(change), ...args),
  });
}

const NOT_CHANGED = {
  type: "error",
  title: "Not changed",
  text: `A palette can have up to ${MAX_EDITS} cells set by hand. Reset some first.`,
} as const;
