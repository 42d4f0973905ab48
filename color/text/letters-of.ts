/** The letters and digits of a name in lower case: code writes "Sea Blue" as sea-blue or seaBlue. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
