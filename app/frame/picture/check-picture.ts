import { fileNameText } from "../file-name-text.ts";
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

/** Formats that all browsers support. */
const COMMON = "JPEG, PNG, WebP, GIF, AVIF and SVG work.";
const HINTS: Partial<Record<Format, string>> = {
  heic: "This browser can't read HEIC, the iPhone format. Save it as JPEG, or open this page in Safari.",
  tiff: "This browser can't read TIFF. Save it as PNG or JPEG.",
};

/** Reads only the first bytes, so a picture that is too large is never decoded. */
export async function checkPicture(file: Blob, fileName: string): Promise<Checked> {
  const name = fileNameText(fileName || "The picture");
  if (file.size === 0) return { problem: `${name} is empty: it has 0 bytes.` };
  const header = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!header) return { problem: `${name} could not be opened.` };
  const sniffed = sniff(new Uint8Array(header));
  if (!sniffed) return { problem: `${name} is not a picture this browser can read. ${COMMON}` };
  const { width = 0, height = 0 } = sniffed;
  if (width * height > MAX_MEGAPIXELS * 1e6) return { problem: tooLargeText(name, width, height) };
  return { sniffed, ifUnreadable: unreadableText(name, sniffed), ifTooLarge: tooLargeText(name) };
}

function tooLargeText(name: string, width = 0, height = 0): string {
  const size = width > 0 ? `${Math.round((width * height) / 1e6)} megapixels` : "too many pixels";
  return `${name} has ${size}. Up to ${MAX_MEGAPIXELS} are allowed. Make it smaller first.`;
}

function unreadableText(name: string, { format }: Sniffed): string {
  return HINTS[format] ?? `${name} is damaged, or this browser can't read it. ${COMMON}`;
}
