// A small cache of whole pages, for routes that send `Cache-Control: public, s-maxage=N`.

import {
  type Bytes,
  compressPage,
  encode,
  isKnownTag,
  type KeptEncoding,
  makeTag,
  preferredEncoding,
} from "../http/send-page.ts";
import { createRecentlyUsed } from "../recently-used.ts";
import { keptHtml } from "./csp.ts";

type Page = { headers: [string, string][]; tag: string; bodies: Map<KeptEncoding | "none", Bytes>; until: number };

/** The client's headers that affect how a page is sent. */
type Asked = { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined };

type Rendered = Asked & {
  nonce: string;
  seconds: number;
  /** Aborted if the client left: then data of the page may be missing, and it is not cached. */
  signal: AbortSignal;
  /** The Content-Security-Policy for hashes of scripts. */
  policyOf: (scripts: string) => string;
};

const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;
const KEPT_QUALITY = 6;

export function createPageCache(limit = CACHE_LIMIT_BYTES) {
  const pages = createRecentlyUsed(limit, sizeOf);

  /** An encoding is made on first request, and cached with the page. */
  async function respond(key: string, page: Page, { acceptEncoding, ifNoneMatch }: Asked) {
    const headers = new Headers(page.headers);
    if (isKnownTag(ifNoneMatch, page.tag)) return new Response(null, { status: 304, headers });
    const encoding = preferredEncoding(acceptEncoding);
    if (encoding) headers.set("Content-Encoding", encoding);
    const body = page.bodies.get(encoding ?? "none") ?? (await encodeKept(key, page, encoding as KeptEncoding));
    return new Response(body, { headers });
  }

  async function encodeKept(key: string, page: Page, encoding: KeptEncoding) {
    const body = await encode(page.bodies.get("none") as Bytes, encoding, KEPT_QUALITY);
    page.bodies.set(encoding, body);
    if (pages.get(key) === page) pages.set(key, page);
    return body;
  }

  return {
    /** The cached page in an encoding that the client accepts, 304 if the client has it, or undefined. */
    answer(key: string, asked: Asked): Promise<Response> | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.until >= Date.now()) return respond(key, page, asked);
      pages.forget(key);
      return undefined;
    },

    /** Caches a rendered page without its nonce, and responds with it. */
    async keep(key: string, response: Response, rendered: Rendered) {
      const page = await makePage(response, rendered);
      if (!rendered.signal.aborted) pages.set(key, page);
      if (rendered.ifNoneMatch) return respond(key, page, rendered);
      // Most colors are requested once, so only the second response is worth the time for better compression.
      return compressPage(new Response(page.bodies.get("none"), { headers: page.headers }), rendered.acceptEncoding);
    },
  };
}

async function makePage(response: Response, { nonce, seconds, policyOf }: Rendered): Promise<Page> {
  const { body, scripts } = keptHtml(Buffer.from(await response.arrayBuffer()), nonce);
  const headers = new Headers(response.headers);
  const tag = makeTag(body);
  // Weak, because a page's encodings share it.
  headers.set("ETag", `W/${tag}`);
  headers.set("Content-Security-Policy", policyOf(scripts));
  headers.set("Vary", "Accept-Encoding");
  return { headers: [...headers], tag, bodies: new Map([["none", body]]), until: Date.now() + seconds * 1000 };
}

function sizeOf({ bodies }: Page): number {
  return [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
}
