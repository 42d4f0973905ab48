import { useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import type { Converter, FieldId } from "./model.ts";
import type { Pair } from "./pairs.ts";
import type { View } from "./view.ts";

/** The part of the page that knows colors. It comes with the first touch: until then the page is as the server made it. */
export type Engine<V extends View> = {
  read: (params: URLSearchParams) => Converter;
  edit: (state: Converter, field: FieldId, text: string) => Converter;
  catchUp: (state: Converter) => Converter;
  viewOf: (state: Converter, pair: Pair | null) => V;
};

/** Loads the engine, again where it failed before. Neither way rejects: without a network there is no engine. */
export function useEngine<V extends View>(load: () => Promise<Engine<V>>) {
  const [engine, setEngine] = useState<Engine<V> | null>(null);
  const arrival = useRef<Promise<Engine<V> | null>>(null);

  /** Ahead of need, so that nobody is told of a failure. */
  const prefetch = () => {
    arrival.current ??= load().then(
      (arrived) => {
        setEngine(arrived);
        return arrived;
      },
      () => {
        arrival.current = null;
        return null;
      },
    );
    return arrival.current;
  };
  /** Somebody waits for it. */
  const wake = async () => {
    const arrived = await prefetch();
    if (!arrived) {
      showToast({
        type: "error",
        title: "The converter could not be loaded",
        text: "What you typed is kept. Check your connection and try again.",
        action: { label: "Retry", onSelect: () => void wake() },
      });
    }
    return arrived;
  };
  return { engine, prefetch, wake };
}
