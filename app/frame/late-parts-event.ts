import { showToast } from "#app/ui/toast-store.ts";

/** Parts that the layout loads when they are asked for. */
export type LatePart = "tray" | "shortcuts";

export const LATE_PART_EVENT = "huesmith:part";

/** An event and not a store: what listens belongs to every page, so it must weigh next to nothing. */
export function askForPart(part: LatePart) {
  dispatchEvent(new CustomEvent(LATE_PART_EVENT, { detail: part }));
}

/** Offline the tray comes with the next page, but somebody waits for the sheet. */
export function sayNotLoaded(part: LatePart) {
  if (part !== "shortcuts") return;
  const text = "Check your connection and try again.";
  showToast({ type: "error", title: "The list of shortcuts could not be loaded", text });
}
