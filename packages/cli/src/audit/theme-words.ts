/** What a class or an attribute of a theme looks like, as the source of a regular expression: `.dark`, not `.highlight`. */
export const THEME_CLASS = `\\.[\\w-]*${oneOf("dark|light|theme|contrast")}[\\w-]*`;
export const THEME_ATTRIBUTE = `\\[[\\w-]*${oneOf("theme|mode|scheme")}[^\\][]*\\]`;
export const THEME_WORD = oneOf("dark|light|theme|mode|scheme|contrast");

/** Whole words, in any of `dark-mode`, `darkmode`, `darkMode` and `data-bs-theme`. */
function oneOf(words: string): string {
  const capitalized = words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return `(?:(?<![A-Za-z])(?:color|dark|light)?(?:${words})(?:mode|scheme|theme)?|${capitalized})(?![a-z])`;
}
