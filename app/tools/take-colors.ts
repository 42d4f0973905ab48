import { colorsOf, describeFound } from "#app/frame/import/describe-import.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { ToolControls } from "./use-tool.ts";

type Taking<State> = {
  controls: Pick<ToolControls<State>, "apply" | "undo">;
  imported: ImportedPalette;
  change: (state: State, colors: readonly Color[]) => State;
  /** Colors beyond this number are dropped, and the notification says so. */
  most: number;
};

/** One undo step, which the notification offers to undo. */
export function takeColors<State>({ controls: { apply, undo }, imported, change, most }: Taking<State>) {
  const colors = colorsOf(imported);
  apply(change, colors);
  const text =
    describeFound(imported) + (colors.length > most ? `, the first ${most === 1 ? "one" : most} of them` : "");
  showToast({ type: "info", title: "Imported", text, action: { label: "Undo", onSelect: undo } });
}
