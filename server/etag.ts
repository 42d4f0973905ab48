import { createHash } from "node:crypto";

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
