import { colorsOf, describeFound } from "#app/frame/import/describe-import.ts";
import { showToast, type ToastInput, toastStore } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { Actions } from "./tool-store.ts";

type Taking<State> = {
  controls: Applying<State> & Undoing<State>;
  imported: ImportedPalette;
  change: (state: State, colors: readonly Color[]) => State;
  /** Colors beyond this number are dropped, and the notification says so. */
  most: number;
  /** Shown if there is no room at all. */
  full?: { title: string; text: string };
};

type Applying<State> = Pick<Actions<State>, "apply" | "commit" | "now">;
type Undoing<State> = Pick<Actions<State>, "undo" | "now" | "subscribe">;

/** One undo step; false, with a notification, if nothing changed, because Undo would take back an earlier step. */
export function applyImport<State>({ apply, commit, now }: Applying<State>, change: (state: State) => State): boolean {
  commit(); // a gesture that is back where it began
  const before = now();
  apply(change);
  if (now() !== before) return true;
  showToast({ type: "info", title: "Nothing new", text: "These colors are already here." });
  return false;
}

/** Offers to undo the last step, until the next change, because then it would take back that one. */
export function offerUndo<State>(
  { undo, now, subscribe }: Undoing<State>,
  { title, text }: Pick<ToastInput, "title" | "text">,
) {
  const made = now();
  const id = showToast({ type: "info", title, text, action: { label: "Undo", onSelect: undo } });
  const stop = subscribe(() => {
    if (now() === made) return;
    stop();
    toastStore.dismiss(id);
  });
}

/** One undo step, which the notification offers to undo. */
export function takeColors<State>({ controls, imported, change, most, full }: Taking<State>) {
  if (most === 0 && full) return void showToast({ type: "info", ...full });
  const colors = colorsOf(imported);
  if (!applyImport(controls, (state: State) => change(state, colors))) return;
  const text =
    describeFound(imported) + (colors.length > most ? `, the first ${most === 1 ? "one" : most} of them` : "");
  offerUndo(controls, { title: "Imported", text });
}
