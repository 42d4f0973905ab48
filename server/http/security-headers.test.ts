import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

async function headersOf(path: string, isSecure = false) {
  const app = new Hono().use(securityHeaders(isSecure)).get("*", (c) => c.text("hello"));
  return (await app.request(path)).headers;
}

test("other sites can't frame pages or load personal data", async () => {
  for (const [path, policy] of [
    ["/", "cross-origin"],
    ["/color/0D6986.png", "cross-origin"],
    ["/authors", "cross-origin"],
    ["/auth/v1/user", "same-origin"],
    ["/rest/v1/colors", "same-origin"],
    ["/account/recovery-codes", "same-origin"],
    ["/billing/state", "same-origin"],
  ] as const) {
    const headers = await headersOf(path);
    expect([path, headers.get("Cross-Origin-Resource-Policy")]).toEqual([path, policy]);
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

test("HSTS is sent only over HTTPS, and only for this host", async () => {
  expect((await headersOf("/")).get("Strict-Transport-Security")).toBeNull();
  expect((await headersOf("/", true)).get("Strict-Transport-Security")).toBe("max-age=31536000");
});
