/** For the `state` of a link to a saved palette. Apart from the rest, because every page has it. */
export function openedState(id: string, path: string) {
  return { saved: id, savedPath: path };
}
