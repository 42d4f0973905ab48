import { expect, test } from "vitest";
import type { Redirect } from "./redirect-rules.ts";
import { answerRedirect } from "./redirects.ts";

const TABLE: Record<string, Redirect> = {
  "/old": { path: "/old", target: "/color", status: 301 },
  "/asked": { path: "/asked", target: "/color?q=red#names", status: 307 },
  "/part": { path: "/part", target: "/color#names", status: 308 },
  "/shop": { path: "/shop", target: "https://example.com/shop", status: 302 },
  "/": { path: "/", target: "/tools", status: 302 },
};
const redirects = { find: (path: string) => TABLE[path] ?? null };

function ask(address: string, init?: RequestInit) {
  const request = new Request(`https://huesmith.example${address}`, init);
  return answerRedirect(request, new URL(request.url).pathname, redirects);
}

test("an internal target gets the query string unless it has one", () => {
  for (const [address, status, location] of [
    ["/old", 301, "/color"],
    ["/old?q=a%20b&c", 301, "/color?q=a%20b&c"],
    ["/old?to=//evil.example", 301, "/color?to=//evil.example"],
    ["/part?q=a", 308, "/color?q=a#names"],
    ["/asked?q=blue", 307, "/color?q=red#names"],
    ["/", 302, "/tools"],
  ] as const) {
    const answer = ask(address);
    expect([address, answer?.status, answer?.headers.get("Location")]).toEqual([address, status, location]);
    expect(answer?.headers.get("Cache-Control")).toBe("public, max-age=60");
  }
});

test("an external target gets no query string", () => {
  expect(ask("/shop?token=secret")?.headers.get("Location")).toBe("https://example.com/shop");
});

test("a data request is redirected, and reloads as a document for another site", () => {
  for (const [address, status, location, isDocument] of [
    ["/old.data?q=a&_routes=root", "301", "/color?q=a", null],
    ["/old.data?_routes=root", "301", "/color", null],
    ["/_.data", "302", "/tools", null],
    ["/shop.data?_routes=root", "302", "https://example.com/shop", "true"],
  ] as const) {
    const { status: code, headers } = ask(address) as Response;
    expect([address, code, headers.get("X-Remix-Status")]).toEqual([address, 204, status]);
    expect(headers.get("X-Remix-Redirect")).toBe(location);
    expect(headers.get("X-Remix-Reload-Document")).toBe(isDocument);
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
});

test("only GET and HEAD of paths in the table redirect", () => {
  expect(ask("/old", { method: "HEAD" })?.status).toBe(301);
  for (const method of ["POST", "PUT", "DELETE"]) expect(ask("/old", { method })).toBe(null);
  for (const address of ["/new", "/new.data", "/old/x", "/x/old", "/color?path=/old"]) expect(ask(address)).toBe(null);
});
