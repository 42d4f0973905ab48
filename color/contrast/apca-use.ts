/** APCA is for the next WCAG, and not finished: what it says here is advice, and no verdict. */
export const APCA_NOTE = "APCA is a draft and not part of WCAG 2.";

export type ApcaBand = {
  /** Lc of either sign from which on the band holds. */
  readonly minimum: number;
  readonly use: string;
  /** A sentence for the person. */
  readonly meaning: string;
};

// The levels of https://git.apcacontrast.com/documentation/APCA_in_a_Nutshell#use-case--size-ranges in our words.
/** The levels of APCA from the best contrast to the least. */
export const APCA_BANDS: readonly ApcaBand[] = [
  {
    minimum: 90,
    use: "Best for body text",
    meaning: "Comfortable for long columns of text, even in small and light type.",
  },
  { minimum: 75, use: "Body text", meaning: "The least for columns of text that people are meant to read." },
  {
    minimum: 60,
    use: "Readable text",
    meaning: "The least for other text with content, in a size or weight above that of body text.",
  },
  {
    minimum: 45,
    use: "Large text",
    meaning: "The least for headlines, other large and heavy text, and icons with fine details.",
  },
  {
    minimum: 30,
    use: "Spot text",
    meaning: "The least for any text at all: placeholders, disabled controls; and for large, solid icons.",
  },
  {
    minimum: 15,
    use: "Not text",
    meaning: "Just visible: dividers and outlines. Nothing that has to be read or understood.",
  },
];

const INVISIBLE: ApcaBand = {
  minimum: 0,
  use: "Too faint",
  meaning: "Many people do not see this at all.",
};

/** The band that an Lc, of either sign, reaches. */
export function apcaBand(lc: number): ApcaBand {
  return APCA_BANDS.find(({ minimum }) => Math.abs(lc) >= minimum) ?? INVISIBLE;
}
