import { type Context, createContext, use } from "react";
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
  /** What draws palettes has come. */
  readonly isReady: boolean;
  /** What the server says of the palette that the page begins with. */
  readonly firstProblems: readonly string[];
};

/** The same object for the life of the page, for what is drawn apart from the palette. */
export type Act = Pick<Bench["controls"], "apply" | "preview" | "commit"> & {
  /** As it is at the moment of a press, whatever has been drawn of it. */
  readonly now: () => Bench;
};

/** What must answer within the frame of a press: the stripes, and what a person is setting. */
export const LiveContext = createContext<Bench | null>(null);
/** The same a moment later, for all the rest. */
export const BenchContext = createContext<Bench | null>(null);
export const ActContext = createContext<Act | null>(null);

export const useLiveBench = () => useGiven(LiveContext);
export const useBench = () => useGiven(BenchContext);
export const useAct = () => useGiven(ActContext);

function useGiven<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (!value) throw new Error("It stands outside of the bench");
  return value;
}
