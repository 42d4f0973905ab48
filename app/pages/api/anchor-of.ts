/** The fragment of an endpoint: "convert" for "/api/convert". */
export function anchorOf(path: string) {
  return path.slice(path.lastIndexOf("/") + 1);
}
