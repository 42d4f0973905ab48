/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ı: "i" };

/**
 * A name or a query as search compares them: lower case, no accents, no punctuation, single spaces, and British "grey"
 * and "colour", which is how the list spells them. "Dragon’s Blood" gives "dragons blood". May give "".
 */
export function foldName(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[ßœæøłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll("gray", "grey")
    .replaceAll("color", "colour");
}
