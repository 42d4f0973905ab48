// Which saved palette a tool was opened with, and its address then, so that saving there saves to it. It is in the entry of
// the browser's history, which tools keep when they change the address: another way to the tool knows nothing of it.

import { openedState } from "./opened-state.ts";

export function readOpened(): { id: unknown; path: unknown } {
  const { saved, savedPath } = history.state?.usr ?? {};
  return { id: saved, path: savedPath };
}

/** The tool goes on with another one, or with this one as it is now. */
export function setOpened(id: string, path: string) {
  const { state } = history;
  history.replaceState({ ...state, usr: { ...state?.usr, ...openedState(id, path) } }, "");
}
