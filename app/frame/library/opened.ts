// Which saved palette a tool was opened with, and its address at the time, so that saving there updates it. Stored in
// the browser's history entry, which tools keep when they change the address; opening the tool another way has none.

import { openedState } from "./opened-state.ts";

export function readOpened(): { id: unknown; path: unknown } {
  const { saved, savedPath } = history.state?.usr ?? {};
  return { id: saved, path: savedPath };
}

/** Switches the tool to another saved palette, or to a new address of this one. */
export function setOpened(id: string, path: string) {
  const { state } = history;
  history.replaceState({ ...state, usr: { ...state?.usr, ...openedState(id, path) } }, "");
}
