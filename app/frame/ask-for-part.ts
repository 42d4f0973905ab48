export type AskedPart = "tray" | "shortcuts" | "commands";

export const ASK_EVENT = "huesmith:part";

/** An event and not a store: every page carries its listener, so it must weigh next to nothing. */
export function askForPart(part: AskedPart) {
  dispatchEvent(new CustomEvent(ASK_EVENT, { detail: part }));
}
