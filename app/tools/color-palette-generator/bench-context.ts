import { type Context, createContext, use } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Color } from "#color/color.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import type { State } from "./state.ts";

export type Bench = {
  readonly controls: ToolControls<State>;
  /** "" while the name is not known. */
  readonly findName: (color: Color) => string;
  /** The name, or the hex code until it is known. */
  readonly nameOf: (color: Color) => string;
  /** Another palette; `isHeld` while the key stays down. */
  readonly roll: (isHeld?: boolean) => void;
  /** The palette as the export panel takes it. */
  readonly palette: () => ExportPalette;
  /** Saves the palette to the library. */
  readonly save: () => void;
};

/** For what must change within the frame of a press: the stripes, and what a person is setting. */
export const LiveContext = createContext<Bench | null>(null);
/** The same a moment later, for everything else. */
export const BenchContext = createContext<Bench | null>(null);

export const useLiveBench = () => useGiven(LiveContext);
export const useBench = () => useGiven(BenchContext);

function useGiven<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (!value) throw new Error("Not inside the generator");
  return value;
}
