import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = "br" | "gzip";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The best encoding that an Accept-Encoding header allows; undefined means send it as it is. */
export function preferredEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(header)) return "gzip";
  return undefined;
}

/** Compresses a whole body at once; `quality` is brotli's, 4 for one answer, 6 or more for what is kept. */
export async function encode(body: Bytes, encoding: Encoding, quality: number): Promise<Bytes> {
  const encoded =
    encoding === "br"
      ? await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await compressGzip(body);
  return new Uint8Array(encoded);
}
