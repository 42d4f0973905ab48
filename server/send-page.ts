// Compression of what the router answers: at once when the page is complete, flushed as it comes when not.
import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { type Bytes, encode, preferredEncoding } from "./encoding.ts";

/** Complete pages arrive at once; after this the answer is taken for a streaming one. */
const READ_AHEAD_MS = 10;

/** The same answer, compressed as the client accepts; other types than HTML and router data pass unchanged. */
export async function compressPage(response: Response, acceptEncoding: string | undefined): Promise<Response> {
  const encoding = preferredEncoding(acceptEncoding);
  const isText = /^text\/(html|x-script)/.test(response.headers.get("Content-Type") ?? "");
  if (!response.body || !isText || !encoding) return response;

  const headers = new Headers(response.headers);
  headers.set("Content-Encoding", encoding);
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  const init = { status: response.status, headers };

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
  Readable.from(rest)
    .on("error", (error) => zip.destroy(error))
    .pipe(zip);
  return new Response(Readable.toWeb(zip) as ReadableStream, init);
}

async function readAhead(
  body: ReadableStream<Uint8Array>,
): Promise<{ seen: Bytes; rest?: AsyncGenerator<Uint8Array> }> {
  const chunks: Uint8Array[] = [];
  const iterator = body[Symbol.asyncIterator]();
  const late = Promise.withResolvers<"late">();
  const timeout = setTimeout(() => late.resolve("late"), READ_AHEAD_MS);
  for (;;) {
    const next = iterator.next();
    const result = await Promise.race([next, late.promise]);
    if (result === "late") {
      const rest = async function* () {
        for (let item = await next; !item.done; item = await iterator.next()) yield item.value;
      };
      return { seen: join(chunks), rest: rest() };
    }
    if (result.done) {
      clearTimeout(timeout);
      return { seen: join(chunks) };
    }
    chunks.push(result.value);
  }
}

function join(chunks: Uint8Array[]): Bytes {
  return Uint8Array.from(Buffer.concat(chunks));
}
