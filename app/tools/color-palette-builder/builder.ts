import { createContext, use } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Color } from "#color/color.ts";
import type { Place } from "./cell-changes.ts";
import type { State } from "./state.ts";

/** What the parts of the bench do; always the same object, so that rows are drawn only when their colors change. */
export type Builder = Pick<ToolControls<State>, "apply" | "preview" | "commit"> & {
  select: (place: Place) => void;
  copy: (color: Color, name: string) => void;
  /** Tells screen readers what a key did. */
  say: (text: string) => void;
  open: (panel: OpenPanel | null) => void;
};

/** The one panel that is open below the head of a color. */
export type OpenPanel = { readonly index: number; readonly part: "color" | "curves" };

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error("Outside of the bench");
  return builder;
}
