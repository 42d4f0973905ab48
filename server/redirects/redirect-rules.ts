// What may be redirected, and where to. The table repeats these rules in SQL, for rows written by hand.

export type Redirect = {
  /** As returned by `cleanPath`. */
  path: string;
  /** As returned by `readTarget`: valid in a header, and on another host only with https://. */
  target: string;
  status: (typeof REDIRECT_STATUSES)[number];
};

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const;
const MAX_CHARACTERS = 2048;
/** Longer chains are treated as loops. */
export const MAX_HOPS = 5;

/** Paths that don't lead to pages. */
const PROTECTED = /^\/(account|api|assets|auth|billing|builds|mcp|rest)(\/|$)/;
/** Only for parsing an address; it never leaves this file. */
const BASE = "https://base.invalid";
const ONE_SLASH = /^\/(?![/\\])/;
/** Browsers drop some of these from addresses and treat the backslash as a slash, so that a path becomes a host. */
const UNSAFE = /[\p{Cc}\p{Z}\\]/u;

/**
 * The canonical form of a path: percent-encoded, in lower case as the router compares it, without extra slashes. Null
 * for an invalid path, such as half an encoding or more than 2048 characters.
 */
export function cleanPath(path: string): string | null {
  if (path.length > MAX_CHARACTERS) return null;
  try {
    const parts = path.split("/").filter((part) => part !== "");
    return `/${parts.map(cleanPart).join("/")}`;
  } catch {
    return null;
  }
}

function cleanPart(part: string) {
  return encodeURIComponent(decodeURIComponent(part).normalize("NFC").toLowerCase()).toLowerCase();
}

/** The path to redirect, or why it can't be redirected. */
export function readPath(text: string): { path: string } | { problem: string } {
  if (!ONE_SLASH.test(text)) return { problem: "The path must begin with one slash." };
  if (UNSAFE.test(text)) return { problem: "The path must not contain spaces, control characters or backslashes." };
  if (/[?#]/.test(text)) return { problem: "The path must not have a query or a fragment: they're ignored." };
  const path = cleanPath(new URL(BASE + text).pathname);
  if (path === null || path.length > MAX_CHARACTERS)
    return { problem: `The path cannot be read, or has more than ${MAX_CHARACTERS} characters.` };
  if (PROTECTED.test(path)) return { problem: `${path} isn't a page, so it can't be redirected.` };
  return { path };
}

/** The target in a form valid in a header: a path of this site or an https URL. `siteUrl` is our own origin. */
export function readTarget(text: string, siteUrl?: string): { target: string } | { problem: string } {
  if (UNSAFE.test(text)) return { problem: "The target must not contain spaces, control characters or backslashes." };
  const isPath = ONE_SLASH.test(text);
  if (!isPath && !/^https:\/\/[^/]/i.test(text)) {
    return { problem: "The target must be a path with one slash in front, or begin with https://." };
  }
  const address = isPath ? BASE + text : text;
  if (!URL.canParse(address)) return { problem: "The target cannot be read as an address." };
  const url = new URL(address);
  if (url.username || url.password) return { problem: "The target must not name a user." };
  const target = isPath || url.origin === siteUrl ? url.pathname + url.search + url.hash : url.href;
  // `/.//host` begins with one slash until its dot is removed.
  if (target.startsWith("//")) return { problem: "The target must begin with one slash." };
  if (target.length > MAX_CHARACTERS) return { problem: `The target has more than ${MAX_CHARACTERS} characters.` };
  return { target };
}

/** The paths whose redirects never end, or only after more than five: each leads to the next by its own path. */
export function findEndless(redirects: ReadonlyMap<string, Redirect>): Set<string> {
  return new Set([...redirects.keys()].filter((path) => isEndless(path, redirects)));
}

function isEndless(path: string, redirects: ReadonlyMap<string, Redirect>) {
  let next: string | null = path;
  for (let hops = 0; next !== null; hops++) {
    const redirect = redirects.get(next);
    if (!redirect) return false;
    if (hops === MAX_HOPS) return true;
    next = redirect.target.startsWith("/") ? cleanPath(new URL(BASE + redirect.target).pathname) : null;
  }
  return false;
}
