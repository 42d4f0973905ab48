import { type LateCode, lateCode } from "#app/late/late-code.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Converter } from "./model.ts";
import type { PairView } from "./pair-view.ts";
import type { Pair } from "./pairs.ts";
import type { View } from "./reader.ts";

/** The code that reads colors. It loads on first interaction; until then the page is as the server rendered it. */
export type Engine<V extends View> = Omit<typeof import("./reader.ts"), "viewOf"> & {
  viewOf: (state: Converter, pair: Pair | null) => V;
};

export const anyEngine = lateCode(() => import("./reader.ts"));

export const pairEngine = lateCode(async (): Promise<Engine<PairView>> => {
  const [reader, { pairViewOf }] = await Promise.all([import("./reader.ts"), import("./pair-view.ts")]);
  return { ...reader, viewOf: (state, pair) => pairViewOf(state, pair as Pair) };
});

/** Loads the engine while the user waits: shows a notification if that fails. */
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
