import { useEffect, useEffectEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Thing } from "./save-thing.ts";

/** The button with its key, for pages that know no shortcuts when they open: all of it comes later. */
export function SaveAlone({ thing }: { thing: () => Thing }) {
  const latestThing = useEffectEvent(thing);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    load().then(
      ({ registerSaveKey }) => {
        if (!isGone) end = registerSaveKey(() => latestThing());
      },
      () => {}, // the press itself will tell
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  const save = () =>
    load().then(
      ({ saveNow }) => saveNow(thing()),
      () => showToast({ type: "error", title: "Not saved", text: "Check your connection and try again." }),
    );
  return (
    <Button onClick={() => void save()} className="noscript:hidden">
      <Icon className="icon-bookmark" />
      Save
    </Button>
  );
}

function load() {
  return import("./save-key.ts");
}
