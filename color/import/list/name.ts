const SIGNS = "[\\s:=,;|\"'`*/\\u2022\\u2013\\u2014>()[\\]-]+";
const AROUND_NAME = new RegExp(`^${SIGNS}|${SIGNS}$`, "g");

/** The name without surrounding punctuation, quotes and brackets. `null` if no letter or digit is left. */
export function nameOf(text: string): string | null {
  const name = text.replace(AROUND_NAME, "");
  const isOpen = name.lastIndexOf("(") > name.lastIndexOf(")");
  return /[\p{L}\d]/u.test(name) ? name + (isOpen ? ")" : "") : null;
}
