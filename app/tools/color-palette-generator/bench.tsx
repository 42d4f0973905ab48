import { type Context, createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { runWith } from "#app/late/use-late-code.ts";
import type { Roll } from "#app/tools/palette-keys.ts";
import type { Actions } from "#app/tools/tool-store.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { isLocked } from "#color/generate/request.ts";
import { generateNext, unlockAll } from "./palette/changes.ts";
import { type Engine, engineCode } from "./palette/engine.ts";
import type { State } from "./palette/state.ts";

export type Bench = {
  readonly controls: ToolControls<State>;
  /** "" until the name is known. */
  readonly findName: (color: Color) => string;
  /** The name, or the hex code until it is known. */
  readonly nameOf: (color: Color) => string;
};

/** A change that generates colors: it gets the engine after the state. */
type DrawChange = <Args extends unknown[]>(
  change: (state: State, engine: Engine, ...args: Args) => State,
  ...args: Args
) => void;

export type GeneratorActions = ReturnType<typeof createActions>;

/** Created once and given its own context, so that parts without the palette don't rerender with it. */
export function createActions(tool: Actions<State>, code = engineCode) {
  const withEngine = (run: (engine: Engine) => void) => runWith(code, "The generator", run);
  /** Like the tool's actions, once the engine has loaded. */
  const draw: { apply: DrawChange; preview: DrawChange; commit: () => void; cancel: () => void } = {
    apply: (change, ...args) => withEngine((engine) => tool.apply(change, engine, ...args)),
    preview: (change, ...args) => withEngine((engine) => tool.preview(change, engine, ...args)),
    commit: () => withEngine(tool.commit),
    cancel: () => withEngine(tool.cancel),
  };
  /** Generates another palette, by a click or a key. */
  const roll: Roll = (key) => {
    if (!tool.now().slots.every(({ locks }) => isLocked(locks))) {
      // All palettes generated while the key is held are one step, so that they don't push others out of the history.
      if (key && code.get()) draw.preview(generateNext);
      else if (!key?.repeat) draw.apply(generateNext);
    } else if (!key?.repeat) {
      const action = { label: "Unlock all", onSelect: () => tool.apply(unlockAll) };
      showToast({
        type: "info",
        title: "Every color is locked",
        text: "Unlock a color to generate a new one.",
        action,
      });
    }
  };
  return { ...tool, draw, roll };
}

/** For parts that must update in the frame of a key press: the stripes, and controls being changed. */
const LiveContext = createContext<Bench | null>(null);
/** The same state a moment later, for everything else. */
const SettledContext = createContext<Bench | null>(null);
const ActionsContext = createContext<GeneratorActions | null>(null);

export const useLiveBench = () => useGiven(LiveContext);
export const useBench = () => useGiven(SettledContext);
export const useActions = () => useGiven(ActionsContext);

function useGiven<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (!value) throw new Error("Outside of the generator");
  return value;
}

type ProviderProps = { bench: Bench; actions: GeneratorActions; children: ReactNode };

/** Only parts that read the live bench render in the frame of a Space press. */
export function BenchProvider({ bench, actions, children }: ProviderProps) {
  return (
    <ActionsContext value={actions}>
      <LiveContext value={bench}>
        <SettledContext value={useSettled(bench)}>{children}</SettledContext>
      </LiveContext>
    </ActionsContext>
  );
}

/** Longer than the gap between quick key presses: parts that can wait skip the palettes in between. */
const REST_MS = 120;

/** Returns the object a moment after its last change, with a frame painted in between. */
export function useSettled<Value extends object>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setSettled(value)), REST_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, settled]);
  return settled;
}
