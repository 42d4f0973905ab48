const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
};

/** A name for code: lower-case a–z and 0–9 with single hyphens between. "" if nothing can be written that way: "青". */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ßæœøđðþł]/g, (letter) => LETTERS[letter] as string)
    .replace(/\p{M}+|['\u2019]/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A variable name: "Café au Lait" becomes `cafe-au-lait`; names that don't start with a Latin letter get `color-…`. */
export function variableName(name: string): string {
  const slug = slugOf(name);
  return /^[a-z]/.test(slug) ? slug : ["color", ...(slug ? [slug] : [])].join("-");
}
