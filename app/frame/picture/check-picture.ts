import { MAX_MEGAPIXELS } from "./picture.ts";
import { type Format, HEADER_BYTES, type Sniffed, sniff } from "./sniff.ts";

export type Checked =
  | { readonly problem: string }
  | {
      readonly sniffed: Sniffed;
      /** Messages for problems that only decoding can find. */
      readonly ifUnreadable: string;
      readonly ifTooLarge: string;
    };

const MAX_NAME_CHARACTERS = 60;
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;
/** Formats that all browsers support. */
const COMMON = "JPEG, PNG, WebP, GIF, AVIF and SVG work.";
const HINTS: Partial<Record<Format, string>> = {
  heic: "This browser can't read HEIC, the iPhone format. Save it as JPEG, or open this page in Safari.",
  tiff: "This browser can't read TIFF. Save it as PNG or JPEG.",
};

/** Reads only the first bytes, so a picture that is too large is never decoded. */
export async function checkPicture(file: Blob, name: string): Promise<Checked> {
  if (file.size === 0) return { problem: `${quoted(name)} is empty: it has 0 bytes.` };
  const header = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!header) return { problem: `${quoted(name)} could not be opened.` };
  const sniffed = sniff(new Uint8Array(header));
  if (!sniffed) return { problem: `${quoted(name)} is not a picture this browser can read. ${COMMON}` };
  const { width = 0, height = 0 } = sniffed;
  if (width * height > MAX_MEGAPIXELS * 1e6) return { problem: tooLargeText(name, width, height) };
  return { sniffed, ifUnreadable: unreadableText(name, sniffed), ifTooLarge: tooLargeText(name) };
}

function tooLargeText(name: string, width = 0, height = 0): string {
  const size = width > 0 ? `${Math.round((width * height) / 1e6)} megapixels` : "too many pixels";
  return `${quoted(name)} has ${size}. Up to ${MAX_MEGAPIXELS} are allowed. Make it smaller first.`;
}

function unreadableText(name: string, { format }: Sniffed): string {
  return HINTS[format] ?? `${quoted(name)} is damaged, or this browser can't read it. ${COMMON}`;
}

/** Shortens a name and isolates it if it contains characters that change the text direction. */
export function quoted(name: string): string {
  const short = name.length > MAX_NAME_CHARACTERS ? `${name.slice(0, MAX_NAME_CHARACTERS)}…` : name || "The picture";
  return TURNING.test(short) ? `\u2068${short}\u2069` : short;
}
