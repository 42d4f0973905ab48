import type { Actions } from "#app/tools/tool-store.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { canMake } from "./can-add.ts";
import { takeGradient } from "./changes.ts";
import { pasteCode } from "./late-paste.ts";
import type { State } from "./state.ts";

/** Takes a pasted gradient as one step; "" or what is wrong with it. The parser must be there. */
export function takePasted({ apply, undo }: Actions<State>, text: string): string {
  const read = pasteCode.get()?.readPasted(text);
  if (!read) {
    showToast({ type: "error", title: "The reader of gradients could not be loaded", text: "Check your connection." });
    return "";
  }
  if (read.problem !== undefined) {
    showToast({ type: "error", title: "Not taken", text: read.problem });
    return read.problem;
  }
  if (!canMake(read.gradient.stops.length)) return "Gradients of more than two colors are made with Pro.";
  apply(takeGradient, read.gradient);
  const title = `${read.gradient.stops.length} colors taken from CSS`;
  showToast({ type: "info", title, text: read.notes.join(" "), action: { label: "Undo", onSelect: undo } });
  return "";
}
