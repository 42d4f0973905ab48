export type AskedPart = "tray" | "shortcuts" | "commands";

export const ASK_EVENT = "huesmith:part";

/** An event rather than a store: every page carries its listener, so it must be tiny. */
export function askForPart(part: AskedPart) {
  dispatchEvent(new CustomEvent(ASK_EVENT, { detail: part }));
}
