import { useEffect, useEffectEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Savable } from "./save-to-library.ts";

/** The save button with its shortcut, for pages that initially load no shortcut code: all of it loads later. */
export function StandaloneSaveButton({ savable }: { savable: () => Savable }) {
  const latestSavable = useEffectEvent(savable);
  useEffect(() => {
    const registered = import("./save-key.ts").then(
      ({ registerSaveKey }) => registerSaveKey(() => latestSavable()),
      () => null, // a click will report the failure
    );
    return () => void registered.then((end) => end?.());
  }, []);
  const save = () =>
    import("./save-to-library.ts").then(
      ({ saveToLibrary }) => saveToLibrary(savable()),
      () => showToast({ type: "error", title: "Not saved", text: "Check your connection and try again." }),
    );
  return (
    <Button icon="icon-bookmark" onClick={() => void save()} className="noscript:hidden">
      Save
    </Button>
  );
}
