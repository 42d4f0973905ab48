/** The English words that could be six hex digits. In capitals, they are more likely a color. */
export const HEX_WORD =
  /\b(?:[Aa]ccede|[Bb]eaded|[Bb]edded|[Dd]abbed|[Dd]ecade|[Dd]eeded|[Dd]eface|[Ee]fface|[Ff]acade)\b/;
