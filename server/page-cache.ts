// A small cache of whole pages, for routes that answer `Cache-Control: public, s-maxage=N`.

import { policyForKeptHtml } from "./csp.ts";
import { type Bytes, encode, preferredEncoding } from "./encoding.ts";

type Page = { headers: [string, string][]; body: Bytes; br: Bytes; gzip: Bytes; until: number };

type Rendered = {
  nonce: string;
  seconds: number;
  acceptEncoding: string | undefined;
  /** Aborted when the client left: then parts of the page may be missing, and it is not kept. */
  signal: AbortSignal;
  /** The origin of a hosted project that browsers call. */
  project?: string | null;
  /** The origins of an ad network. */
  ads?: readonly string[];
};

const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;
const KEPT_QUALITY = 6;

export function createPageCache(limit = CACHE_LIMIT_BYTES) {
  const pages = new Map<string, Page>();
  let size = 0;

  function forget(key: string, page: Page) {
    pages.delete(key);
    size -= sizeOf(page);
  }

  return {
    /** The kept page in an encoding that the client accepts, or undefined. */
    answer(key: string, acceptEncoding: string | undefined) {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.until < Date.now()) {
        forget(key, page);
        return undefined;
      }
      pages.delete(key); // the most recently used goes last
      pages.set(key, page);
      return respond(page, acceptEncoding);
    },

    /** Keeps a rendered page, without its nonce, and answers with it. */
    async keep(key: string, response: Response, rendered: Rendered) {
      const { acceptEncoding } = rendered;
      const page = await makePage(response, rendered);
      if (rendered.signal.aborted) return respond(page, acceptEncoding);
      const old = pages.get(key);
      if (old) forget(key, old);
      pages.set(key, page);
      size += sizeOf(page);
      for (const [oldest, value] of pages) {
        if (size <= limit) break;
        forget(oldest, value);
      }
      return respond(page, acceptEncoding);
    },
  };
}

async function makePage(response: Response, { nonce, seconds, project, ads }: Rendered): Promise<Page> {
  const html = await response.text();
  const body = new TextEncoder().encode(html.replaceAll(` nonce="${nonce}"`, ""));
  const headers = new Headers(response.headers);
  headers.set("Content-Security-Policy", policyForKeptHtml(html, nonce, project, ads));
  headers.set("Vary", "Accept-Encoding");
  return {
    headers: [...headers],
    body,
    br: await encode(body, "br", KEPT_QUALITY),
    gzip: await encode(body, "gzip", KEPT_QUALITY),
    until: Date.now() + seconds * 1000,
  };
}

function respond(page: Page, acceptEncoding: string | undefined) {
  const encoding = preferredEncoding(acceptEncoding);
  const headers = new Headers(page.headers);
  if (encoding) headers.set("Content-Encoding", encoding);
  return new Response(encoding ? page[encoding] : page.body, { headers });
}

function sizeOf(page: Page) {
  return page.body.length + page.br.length + page.gzip.length;
}
