/** Parts that the layout loads when they are asked for. */
export type LatePart = "tray" | "shortcuts";

export const LATE_PART_EVENT = "huesmith:part";

/** An event and not a store: what listens belongs to every page, so it must weigh next to nothing. */
export function askForPart(part: LatePart) {
  dispatchEvent(new CustomEvent(LATE_PART_EVENT, { detail: part }));
}
