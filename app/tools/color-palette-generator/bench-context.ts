import { createContext, use } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Color } from "#color/color.ts";
import type { State } from "./state.ts";

export type Bench = {
  readonly controls: ToolControls<State>;
  /** "" while the name is not known. */
  readonly findName: (color: Color) => string;
  /** The name, or the hex code until it is known. */
  readonly nameOf: (color: Color) => string;
  /** Another palette; `isHeld` while the key stays down. */
  readonly roll: (isHeld?: boolean) => void;
  /** A seed for settings that answer at once on colors that have none. */
  readonly spareSeed: string;
  /** What draws palettes has come. */
  readonly isReady: boolean;
  /** What the server says of the palette that the page begins with. */
  readonly firstProblems: readonly string[];
};

/** What the parts of the bench share. */
export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error("useBench needs a BenchContext around it");
  return bench;
}

/** The same object for the life of the page, for what is drawn apart from the palette. */
export type Act = Pick<Bench["controls"], "apply" | "preview" | "commit">;

export const ActContext = createContext<Act | null>(null);

export function useAct(): Act {
  const act = use(ActContext);
  if (!act) throw new Error("useAct needs an ActContext around it");
  return act;
}
