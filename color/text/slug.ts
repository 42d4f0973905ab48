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

/** A name as code has it: lower-case a–z and 0–9 with single hyphens between. "" where nothing can be written so: "青". */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ßæœøđðþł]/g, (letter) => LETTERS[letter] as string)
    .replace(/\p{M}+|['\u2019]/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A name as a variable is called: "Café au Lait" is `cafe-au-lait`; without a Latin letter in front `color-…`. */
export function variableName(name: string): string {
  const slug = slugOf(name);
  return /^[a-z]/.test(slug) ? slug : ["color", ...(slug ? [slug] : [])].join("-");
}
