import { useState } from "react";
import { NO_SELECTION, press, type Selection, selectAll } from "#app/frame/tray/selection.ts";

/** Which of the shown items are chosen. Hidden by a filter means not chosen: people mean what they see. */
export function useChoice(ids: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  const chosen = new Set(ids.filter((id) => selection.chosen.has(id)));
  return {
    chosen,
    toggle: (id: string, isRange: boolean) => setSelection((old) => press(old, ids, id, { isRange, isToggle: true })),
    /** From where the choice began, or from `from`, to `to`. */
    extend: (from: string, to: string) =>
      setSelection((old) =>
        press(old.anchor === null ? { chosen: new Set(), anchor: from } : old, ids, to, { isRange: true }),
      ),
    all: () => setSelection(selectAll(ids)),
    none: () => setSelection(NO_SELECTION),
  };
}
