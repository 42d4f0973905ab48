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
  { minimum: 75, use: "Body text", meaning: "The minimum for columns of body text." },
  {
    minimum: 60,
    use: "Readable text",
    meaning: "The minimum for other content text, larger or bolder than body text.",
  },
  {
    minimum: 45,
    use: "Large text",
    meaning: "The minimum for headlines, other large and bold text, and icons with fine details.",
  },
  {
    minimum: 30,
    use: "Spot text",
    meaning: "The minimum for any text, such as placeholders and disabled controls, and for large, solid icons.",
  },
  {
    minimum: 15,
    use: "Not text",
    meaning: "Just visible. Use it for dividers and outlines, not for anything people must read or understand.",
  },
];

const INVISIBLE: ApcaBand = {
  minimum: 0,
  use: "Too faint",
  meaning: "Many people can't see this at all.",
};

/** Returns the band of an Lc of either sign. */
export function apcaBand(lc: number): ApcaBand {
  return APCA_BANDS.find(({ minimum }) => Math.abs(lc) >= minimum) ?? INVISIBLE;
}
