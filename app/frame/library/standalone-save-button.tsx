import { useEffect, useEffectEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { save } from "./save.ts";
import type { Savable } from "./save-to-library.ts";

/** The save button with its shortcut, for pages that initially load no shortcut code: all of it loads later. */
export function StandaloneSaveButton({ savable }: { savable: () => Savable }) {
  const latestSavable = useEffectEvent(savable);
  useEffect(() => {
    const registered = loadKey().then(
      ({ registerSaveKey }) => registerSaveKey(() => latestSavable()),
      () => null, // a click will report the failure
    );
    return () => void registered.then((end) => end?.());
  }, []);
  return (
    <Button icon="icon-bookmark" onClick={() => void save(savable())} className="noscript:hidden">
      Save
    </Button>
  );
}

function loadKey() {
  return import("./save-key.ts");
}
