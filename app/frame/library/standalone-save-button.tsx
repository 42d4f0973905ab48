import { useEffect, useEffectEvent } from "react";
import { SaveButton } from "./save-button.tsx";
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
  return <SaveButton savable={savable} />;
}

function loadKey() {
  return import("./save-key.ts");
}
