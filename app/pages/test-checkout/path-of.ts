/** An address of this site as a path. */
export function pathOf(address: string) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
