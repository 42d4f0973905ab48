export type Format = "jpeg" | "png" | "gif" | "webp" | "avif" | "heic" | "bmp" | "tiff" | "svg";

export type Sniffed = {
  readonly format: Format;
  /** In pixels, if the header states it. */
  readonly width?: number;
  readonly height?: number;
  readonly isAnimated: boolean;
  /** True if it might not be in sRGB. */
  readonly hasProfile: boolean;
};

/** Enough for the headers of all formats; a JPEG's size comes after its previews and profiles. */
export const HEADER_BYTES = 262_144;

/** Detects the format from the bytes, not the file name; null if it is not a picture. Never throws. */
export function sniff(bytes: Uint8Array): Sniffed | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (text(0, 8) === "\x89PNG\r\n\x1a\n") return sniffPng(view, text);
    if (text(0, 3) === "\xff\xd8\xff") return { format: "jpeg", isAnimated: false, ...readSegments(view, text) };
    if (/^GIF8[79]a/.test(text(0, 6))) return sniffGif(view);
    if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") return sniffWebp(view, text);
    if (text(4, 4) === "ftyp") return sniffBrand(text(8, Math.min(64, view.getUint32(0) - 8)));
    if (text(0, 2) === "BM") return { format: "bmp", isAnimated: false, hasProfile: true };
    if (/^(?:II\*\0|MM\0\*)/.test(text(0, 4))) return { format: "tiff", isAnimated: false, hasProfile: true };
    const isDrawing = isSvg(new TextDecoder().decode(bytes.subarray(0, 4096)));
    return isDrawing ? { format: "svg", isAnimated: false, hasProfile: false } : null;
  } catch {
    return null; // the file ends within its header
  }
}

const STILL = { isAnimated: false, hasProfile: false };

type Text = (at: number, length: number) => string;

/** https://www.w3.org/TR/png-3/: `acTL` before the image data marks an animation. */
function sniffPng(view: DataView, text: Text): Sniffed {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let isAnimated = false;
  let hasProfile = false;
  for (let at = 8; at + 8 <= view.byteLength && text(at + 4, 4) !== "IDAT"; at += view.getUint32(at) + 12) {
    if (text(at + 4, 4) === "acTL") isAnimated = true;
    if (/iCCP|cICP|cHRM|gAMA/.test(text(at + 4, 4))) hasProfile = true;
  }
  return { format: "png", ...size, isAnimated, hasProfile };
}

/** Reads segments up to the frame header (SOF): https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B. */
function readSegments(view: DataView, text: Text): Pick<Sniffed, "width" | "height" | "hasProfile"> {
  let hasProfile = false;
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at++;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), hasProfile };
    } else {
      if (marker === 0xe2 && text(at + 4, 11) === "ICC_PROFILE") hasProfile = true;
      at += 2 + view.getUint16(at + 2);
    }
  }
  // The header is longer than the bytes that were read.
  return { hasProfile: true };
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: more than one image descriptor means an animation. */
function sniffGif(view: DataView): Sniffed {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(view.getUint8(10));
  let frames = 0;
  const skipBlocks = () => {
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
    at++;
  };
  while (frames < 2 && at < view.byteLength) {
    const kind = view.getUint8(at);
    if (kind === 0x2c) {
      frames++;
      at += 11 + (at + 9 < view.byteLength ? tableBytes(view.getUint8(at + 9)) : 0);
    } else if (kind === 0x21) at += 2;
    else break;
    if (frames > 1) break;
    try {
      skipBlocks();
    } catch {
      break; // the rest is beyond the bytes that were read
    }
  }
  return { format: "gif", ...size, isAnimated: frames > 1, hasProfile: false };
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function sniffWebp(view: DataView, text: Text): Sniffed {
  const kind = text(12, 4);
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (kind === "VP8X") {
    const flags = view.getUint8(20);
    const size = { width: uint24(24) + 1, height: uint24(27) + 1 };
    return { format: "webp", ...size, isAnimated: (flags & 0x02) !== 0, hasProfile: (flags & 0x20) !== 0 };
  }
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    const size = { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    return { format: "webp", ...size, ...STILL };
  }
  const size = { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return { format: "webp", ...size, ...STILL };
}

/** Brands of the ISO base media file format: https://mp4ra.org/registered-types/brands */
function sniffBrand(brands: string): Sniffed | null {
  if (/avi[fs]/.test(brands)) return { format: "avif", isAnimated: brands.startsWith("avis"), hasProfile: true };
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return { format: "heic", isAnimated: false, hasProfile: true };
  return null;
}

/** Comments must end at their first `-->`; a looser pattern would try every way to split a run of comments. */
function isSvg(text: string): boolean {
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(text);
}
