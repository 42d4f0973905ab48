export type AskedPart = "tray" | "shortcuts" | "commands";

export const ASK_EVENT = "huesmith:part";

/** Not shown yet, such as those asked for before the code that shows them has loaded. */
export const askedParts = new Set<AskedPart>();

/** An event rather than a store: every page carries its listener, so it must be tiny. */
export function askForPart(part: AskedPart) {
  askedParts.add(part);
  dispatchEvent(new Event(ASK_EVENT));
}
