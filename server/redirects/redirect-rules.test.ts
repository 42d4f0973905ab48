import { expect, test } from "vitest";
import { cleanPath, findEndless, type Redirect, readPath, readTarget } from "./redirect-rules.ts";

const CR_LF = ["/a\r\nSet-Cookie: x=1", "/a\nb", "/a\rb", "/a\tb", "/a\0b", "/\t/evil.example", "/a\u2028b", "/a b"];

test("cleanPath() normalizes every spelling of a path", () => {
  for (const [path, clean] of [
    ["/Old/Page", "/old/page"],
    ["/old/page/", "/old/page"],
    ["//old//page//", "/old/page"],
    ["/caf%C3%A9", "/caf%c3%a9"],
    ["/caf%c3%89", "/caf%c3%a9"],
    ["/cafe%CC%81", "/caf%c3%a9"],
    ["/%6F%6Cd", "/old"],
    ["/a%2Fb", "/a%2fb"],
    ["/a%252Fb", "/a%252fb"],
    ["/a%0D%0Ab", "/a%0d%0ab"],
    ["/", "/"],
    ["", "/"],
  ] as const) {
    expect([path, cleanPath(path)]).toEqual([path, clean]);
  }
});

test("cleanPath() returns null for invalid paths", () => {
  for (const path of ["/%", "/%zz", "/%c3", "/%ff", "/\ud800", `/${"a".repeat(2048)}`])
    expect([path.slice(0, 9), cleanPath(path)]).toEqual([path.slice(0, 9), null]);
});

test("a source path starts with one slash and isn't protected", () => {
  expect(readPath("/Old/Café/")).toEqual({ path: "/old/caf%c3%a9" });
  expect(readPath("/a/../b")).toEqual({ path: "/b" });
  const refused = [
    ...["", "old", "https://huesmith.example/old", "//evil.example", "/\\evil.example", "\\\\evil", ...CR_LF],
    ...["/old?x=1", "/old#top", "/%", `/${"a".repeat(2050)}`],
    ...[
      "/auth/v1/user",
      "/Rest/v1/colors",
      "/account",
      "/billing/x",
      "/api",
      "/mcp",
      "/assets/a.js",
      "/builds/latest.json",
    ],
    ...["/x/../auth/v1/user", "/%61uth/v1", "/./api/health", "///api"],
  ];
  for (const path of refused) expect([path, readPath(path)]).toEqual([path, { problem: expect.any(String) }]);
});

test("a path that only starts like a protected one is allowed", () => {
  for (const path of ["/authors", "/apis", "/restore"]) expect(readPath(path)).toEqual({ path });
});

test("a target is a path or an https URL, encoded for a header", () => {
  for (const [text, target] of [
    ["/color?q=teal#names", "/color?q=teal#names"],
    ["/café", "/caf%C3%A9"],
    ["/a/../b", "/b"],
    ["/", "/"],
    ["https://example.com", "https://example.com/"],
    ["HTTPS://Exämple.com:8443/Pfad?x=ü", "https://xn--exmple-cua.com:8443/Pfad?x=%C3%BC"],
    ["https://huesmith.example/tools?a=b", "/tools?a=b"],
  ] as const) {
    expect([text, readTarget(text, "https://huesmith.example")]).toEqual([text, { target }]);
  }
});

test("any other target is rejected", () => {
  const refused = [
    ...["//evil.example", "/\\evil.example", "\\\\evil.example", "/.//evil.example", "/a/..//evil.example", ...CR_LF],
    ...["javascript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)"],
    ...["data:text/html,<script>", "vbscript:x", "http://example.com", "ftp://example.com", "mailto:a@b.c"],
    ...[
      "https:",
      "https:/evil",
      "https:evil",
      "https:///evil",
      "https:\\\\evil",
      "https://u:p@example.com",
      "https://@",
    ],
    ...[
      "https://user@example.com/",
      "https://exa mple.com",
      "https://example.com\r\nX: y",
      "",
      "tools",
      "?x=1",
      "#top",
    ],
    ...[`/${"a".repeat(2048)}`, `https://example.com/${"ü".repeat(600)}`],
  ];
  for (const text of refused) {
    expect([text, readTarget(text, "https://huesmith.example")]).toEqual([text, { problem: expect.any(String) }]);
  }
});

test("redirect loops and redirects into them are found", () => {
  const endless = (rows: Record<string, string>) =>
    [...findEndless(new Map(Object.entries(rows).map(([path, target]) => [path, redirect(path, target)])))].sort();
  expect(endless({ "/a": "/b", "/b": "/c" })).toEqual([]);
  expect(endless({ "/a": "/a" })).toEqual(["/a"]);
  expect(endless({ "/a": "/A/?x=1#y" })).toEqual(["/a"]);
  expect(endless({ "/a": "/b", "/b": "/a", "/c": "/a", "/d": "/e" })).toEqual(["/a", "/b", "/c"]);
  expect(endless({ "/caf%c3%a9": "/caf%C3%A9" })).toEqual(["/caf%c3%a9"]);
  expect(endless({ "/a": "https://example.com/a" })).toEqual([]);
});

test("five redirects in a row are allowed; six are not", () => {
  const chain = (length: number) =>
    findEndless(new Map(Array.from({ length }, (_, at) => [`/${at}`, redirect(`/${at}`, `/${at + 1}`)])));
  expect([...chain(5)]).toEqual([]);
  expect([...chain(6)]).toEqual(["/0"]);
});

function redirect(path: string, target: string): Redirect {
  return { path, target, status: 302 };
}
