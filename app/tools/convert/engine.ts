import { type LateCode, lateCode } from "#app/late/late-code.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Converter } from "./model.ts";
import type { PairView } from "./pair-view.ts";
import type { Pair } from "./pairs.ts";
import type { View } from "./view.ts";

/** The part of the page that reads colors. It comes with the first touch: until then the page is as the server made it. */
export type Engine<V extends View> = typeof import("./edit.ts") & {
  viewOf: (state: Converter, pair: Pair | null) => V;
};

export const anyEngine = lateCode(async (): Promise<Engine<View>> => {
  const [editing, { viewOf }] = await Promise.all([import("./edit.ts"), import("./view.ts")]);
  return { ...editing, viewOf };
});

export const pairEngine = lateCode(async (): Promise<Engine<PairView>> => {
  const [editing, { pairViewOf }] = await Promise.all([import("./edit.ts"), import("./pair-view.ts")]);
  return { ...editing, viewOf: (state, pair) => pairViewOf(state, pair as Pair) };
});

/** For a person who waits for it: a failure is notified. */
export async function loadNow<V extends View>(engine: LateCode<Engine<V>>): Promise<Engine<V> | null> {
  const loaded = await engine.load();
  if (!loaded) {
    showToast({
      type: "error",
      title: "The converter could not be loaded",
      text: "What you typed is kept. Check your connection and try again.",
      action: { label: "Retry", onSelect: () => void loadNow(engine) },
    });
  }
  return loaded;
}
