/** APCA is an unfinished draft for the next WCAG: its results are advice, not a verdict. */
export const APCA_NOTE = "APCA is a draft and not part of WCAG 2.";

export type ApcaBand = {
  /** The minimum Lc, of either sign. */
  readonly minimum: number;
  readonly use: string;
  /** A sentence shown to the user. */
  readonly meaning: string;
};

// The levels of https://git.apcacontrast.com/documentation/APCA_in_a_Nutshell#use-case--size-ranges in our words.
/** The APCA levels, from the highest contrast to the lowest. */
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

/** Returns the band of an Lc of either sign. */
export function apcaBand(lc: number): ApcaBand {
  return APCA_BANDS.find(({ minimum }) => Math.abs(lc) >= minimum) ?? INVISIBLE;
}
