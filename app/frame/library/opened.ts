// Which saved palette a tool was opened with, and its address at the time, so that saving there updates it. Stored in
// the browser's history entry, which tools keep when they change the address; opening the tool another way has none.

import { createStored } from "../stored.ts";
import { openedState } from "./opened-state.ts";

/** The address this tab gave each palette last, by id: after the browser's Back, the history entry has an older one. */
const given = createStored<Readonly<Record<string, unknown>>>({
  key: "huesmith.saved-here",
  version: 1,
  read: (value) => (typeof value === "object" ? (value as Record<string, unknown> | null) : null),
  initial: {},
  area: "session",
});

export function readOpened(): { id: unknown; path: unknown } {
  const { saved, savedPath } = history.state?.usr ?? {};
  return { id: saved, path: savedPath };
}

/** Switches the tool to another saved palette, or to a new address of this one. */
export function setOpened(id: string, path: string) {
  const { state } = history;
  history.replaceState({ ...state, usr: { ...state?.usr, ...openedState(id, path) } }, "");
}

export function noteGiven(id: string, path: string) {
  given.set((old) => ({ ...old, [id]: path }));
}

/** Whether the palette's address is new to this tool: neither the one it was opened with nor one from this tab. */
export function isChangedElsewhere(id: string, path: string): boolean {
  const { path: opened } = readOpened();
  return opened !== undefined && opened !== path && given.get()[id] !== path;
}
