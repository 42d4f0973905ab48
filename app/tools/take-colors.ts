import { colorsOf, describeFound } from "#app/frame/import/describe-import.ts";
import { showToast, type ToastInput, toastStore } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { Actions } from "./tool-store.ts";

type Importing<State> = Pick<Actions<State>, "apply" | "commit" | "now" | "undo" | "subscribe">;
type Taking<State> = {
  controls: Importing<State>;
  imported: ImportedPalette;
  change: (state: State, colors: readonly Color[]) => State;
  /** Colors beyond this number are dropped, and the notification says so. */
  most: number;
  /** Shown if there is no room at all. */
  full?: { title: string; text: string };
};

/**
 * One undo step. The notification offers to undo it until the next change, and not if nothing changed, because then it
 * would take back another step.
 */
export function applyImport<State>(
  { apply, commit, now, undo, subscribe }: Importing<State>,
  change: (state: State) => State,
  { title, text }: Pick<ToastInput, "title" | "text">,
): void {
  commit(); // a gesture that is back where it began
  const before = now();
  apply(change);
  const made = now();
  if (made === before) {
    return void showToast({ type: "info", title: "Nothing new", text: "These colors are already here." });
  }
  const id = showToast({ type: "info", title, text, action: { label: "Undo", onSelect: undo } });
  const stop = subscribe(() => {
    if (now() === made) return;
    stop();
    toastStore.dismiss(id);
  });
}

/** Imports colors by `applyImport`. */
export function takeColors<State>({ controls, imported, change, most, full }: Taking<State>) {
  if (most === 0 && full) return void showToast({ type: "info", ...full });
  const colors = colorsOf(imported);
  const text =
    describeFound(imported) + (colors.length > most ? `, the first ${most === 1 ? "one" : most} of them` : "");
  applyImport(controls, (state: State) => change(state, colors), { title: "Imported", text });
}
