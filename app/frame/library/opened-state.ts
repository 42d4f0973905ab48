/** The `state` of a link to a saved palette. In a separate file because every page loads it. */
export function openedState(id: string, path: string) {
  return { saved: id, savedPath: path };
}
