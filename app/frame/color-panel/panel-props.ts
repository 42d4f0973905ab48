import type { Color } from "#color/color.ts";

export type ColorPanelProps = {
  color: Color;
  /** Every color on the way, at most once a frame. */
  onPreview: (color: Color) => void;
  /** The end of a gesture: a drag, a run of keys, a chosen swatch. */
  onCommit: () => void;
  /** Each color of "Keep picking" from the screen; without it that button is not there. */
  onPick?: (color: Color) => void;
  /** What the color is for, as in "Color 1". */
  label: string;
};
