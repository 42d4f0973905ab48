export type LatePart = "tray" | "shortcuts" | "commands";

export const REQUEST_EVENT = "huesmith:part";

/** Not shown yet, such as those requested before the code that shows them has loaded. */
export const requestedParts = new Set<LatePart>();

/** An event rather than a store: every page carries its listener, so it must be tiny. */
export function requestPart(part: LatePart) {
  requestedParts.add(part);
  dispatchEvent(new Event(REQUEST_EVENT));
}
