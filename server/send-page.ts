// Compression of what the router answers: at once when the page is complete, flushed as it comes when not.

import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";

/** Complete pages arrive at once; after this the answer is taken for a streaming one. */
const READ_AHEAD_MS = 10;

/** The same answer, compressed as the client accepts; other types than HTML and router data pass unchanged. */
export async function compressPage(response: Response, acceptEncoding: string | undefined): Promise<Response> {
  const isText = /^text\/(html|x-script)/.test(response.headers.get("Content-Type") ?? "");
  if (!response.body || !isText) return response;

  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const init = { status: response.status, headers };
  const encoding = preferredEncoding(acceptEncoding);
  if (!encoding) return new Response(response.body, init);
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");

  const { seen, rest } = await readAhead(response.body);
  if (!rest) return new Response(await encode(seen, encoding, 4), init);
  const zip =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 1 });
  zip.write(seen);
  // An error in the source ends the answer; a client that leaves ends the source.
  pipeline(Readable.fromWeb(rest as Parameters<typeof Readable.fromWeb>[0]), zip, () => {});
  return new Response(Readable.toWeb(zip) as ReadableStream, init);
}

async function readAhead(
  body: ReadableStream<Uint8Array>,
): Promise<{ seen: Bytes; rest?: ReadableStream<Uint8Array> }> {
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  const late = Promise.withResolvers<"late">();
  const timeout = setTimeout(() => late.resolve("late"), READ_AHEAD_MS);
  for (;;) {
    const next = reader.read();
    const result = await Promise.race([next, late.promise]);
    if (result === "late") return { seen: join(chunks), rest: continueWith(next, reader) };
    if (result.done) {
      clearTimeout(timeout);
      return { seen: join(chunks) };
    }
    chunks.push(result.value);
  }
}

/** What `reader` still gives, beginning with a reading that is under way. */
function continueWith(
  first: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
) {
  let next: typeof first | undefined = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await (next ?? reader.read());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function join(chunks: Uint8Array[]): Bytes {
  return Uint8Array.from(Buffer.concat(chunks));
}

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
  // Room for a whole page: each piece that is full sends the work to another thread once more.
  const chunkSize = Math.max(body.length >> 1, constants.Z_MIN_CHUNK);
  const encoded =
    encoding === "br"
      ? await compressBrotli(body, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await compressGzip(body, { chunkSize });
  return new Uint8Array(encoded);
}

const TAG_CHARS = 22;

/** A strong entity tag for exactly these bytes: each encoding of a file has its own. */
export function makeTag(body: string | Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, TAG_CHARS)}"`;
}

/**
 * Whether an If-None-Match header says that the client has the tag. Compared weakly, since proxies weaken tags; `*` is any.
 * https://httpwg.org/specs/rfc9110.html#field.if-none-match
 */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(",").map((text) => text.trim().replace(/^W\//, "")) ?? [];
  return known.includes(tag) || known.includes("*");
}

/** A file that a route answers, with the tag of its bytes, or 304 if the client has it. Any answer but 200 is left alone. */
export async function tagFile(response: Response, ifNoneMatch: string | undefined): Promise<Response> {
  if (response.status !== 200) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const tag = makeTag(body);
  headers.set("ETag", tag);
  return isKnownTag(ifNoneMatch, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status: 200, headers });
}
