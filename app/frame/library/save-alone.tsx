import { useEffect, useEffectEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Thing } from "./save-thing.ts";

/** The save button with its shortcut, for pages that initially load no shortcut code: all of it loads later. */
export function SaveAlone({ thing }: { thing: () => Thing }) {
  const latestThing = useEffectEvent(thing);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    load().then(
      ({ registerSaveKey }) => {
        if (!isGone) end = registerSaveKey(() => latestThing());
      },
      () => {}, // a click will report the failure
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
