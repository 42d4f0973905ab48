// Which saved palette a tool was opened with, so that saving there saves to it. It is in the entry of the browser's history,
// which tools keep when they change the address: another way to the tool knows nothing of it.

/** For the `state` of a link to it. */
export function openedState(id: string) {
  return { saved: id };
}

export function readOpened(): unknown {
  return history.state?.usr?.saved;
}

/** The tool goes on with another one. */
export function setOpened(id: string) {
  const { state } = history;
  history.replaceState({ ...state, usr: { ...state?.usr, ...openedState(id) } }, "");
}
