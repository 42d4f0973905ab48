import { colorsOf, describeFound } from "#app/frame/import/describe-import.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { ToolControls } from "./use-tool.ts";

type Taking<State> = {
  controls: Pick<ToolControls<State>, "apply" | "commit" | "undo" | "now">;
  imported: ImportedPalette;
  change: (state: State, colors: readonly Color[]) => State;
  /** Colors beyond this number are dropped, and the notification says so. */
  most: number;
  /** Shown if there is no room at all. */
  full?: { title: string; text: string };
};

type Applying<State> = Pick<ToolControls<State>, "apply" | "commit" | "now">;

/** One undo step; false, with a notification, if nothing changed, because Undo would take back an earlier step. */
export function applyImport<State>({ apply, commit, now }: Applying<State>, change: (state: State) => State): boolean {
  commit(); // a gesture that is back where it began
  const before = now();
  apply(change);
  if (now() !== before) return true;
  showToast({ type: "info", title: "Nothing new", text: "These colors are already here." });
  return false;
}

/** One undo step, which the notification offers to undo. */
export function takeColors<State>({ controls, imported, change, most, full }: Taking<State>) {
  if (most === 0 && full) return void showToast({ type: "info", ...full });
  const colors = colorsOf(imported);
  if (!applyImport(controls, (state: State) => change(state, colors))) return;
  const text =
    describeFound(imported) + (colors.length > most ? `, the first ${most === 1 ? "one" : most} of them` : "");
  showToast({ type: "info", title: "Imported", text, action: { label: "Undo", onSelect: controls.undo } });
}
