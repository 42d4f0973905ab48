import { bytesOf } from "../../../color/kernel/hex.ts";

const ALL_COLORS_BITS = 24;
const PALETTE_BITS = 8;
/** The steps of red, green and blue in the palette of 256 colors, whose cube starts at 16. */
const CUBE_STEPS = [0, 95, 135, 175, 215, 255];
const CUBE_START = 16;
/** Text from a file must not move the reader's cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** Terminal escape codes, or nothing without colors. */
export type Style = {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  /** A block of the color, given as `#rrggbb`, followed by a space. */
  readonly chip: (hex: string) => string;
};

/** The style for a terminal with `depth` bits of color; 1 is none. */
export function styleFor(depth: number): Style {
  const mark = (start: number) => (text: string) => (depth > 1 ? `\u001b[${start}m${text}\u001b[22m` : text);
  const chip = (hex: string) => {
    if (depth < PALETTE_BITS) return "";
    const channels = bytesOf(Number.parseInt(hex.slice(1, 7), 16));
    const color = depth < ALL_COLORS_BITS ? `5;${paletteIndex(channels)}` : `2;${channels.join(";")}`;
    return `\u001b[48;${color}m  \u001b[49m `;
  };
  return { bold: mark(1), dim: mark(2), chip };
}

function paletteIndex(channels: readonly number[]): number {
  return channels.reduce((index, value) => index * CUBE_STEPS.length + nearestStep(value), 0) + CUBE_START;
}

function nearestStep(value: number): number {
  const distances = CUBE_STEPS.map((step) => Math.abs(step - value));
  return distances.indexOf(Math.min(...distances));
}

export function clean(text: string): string {
  return text.replaceAll(CONTROL, "\ufffd");
}
