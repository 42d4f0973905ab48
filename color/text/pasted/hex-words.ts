/** The English words that could be six hex digits. In capitals, they are more likely a color. */
export const HEX_WORD =
  /\b(?:[Aa]ccede|[Bb]eaded|[Bb]edded|[Dd]abbed|[Dd]ecade|[Dd]eeded|[Dd]eface|[Ee]fface|[Ff]acade)\b/;

/** Whether a text is only such a word: in a list, it is a name. */
export function isHexWord(text: string): boolean {
  return HEX_WORD.test(text) && /^[^#\w]*\w+\W*$/.test(text);
}
