import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerBackend } from "./answer-backend.ts";
import { openHosted } from "./backend.ts";
import type { Backend } from "./contract.ts";

const PROJECT = { url: "https://abc.supabase.co", anonKey: "public", serviceRoleKey: "secret" };

/** A backend that returns what it received. */
const echo: Backend = {
  ...openHosted(PROJECT),
  answer: async (request, ip) =>
    Response.json(
      { ip, method: request.method, path: new URL(request.url).pathname, length: (await request.text()).length },
      { status: 201, headers: { "Content-Range": "0-0/1" } },
    ),
};

function openApp({ backend = echo, hasTrustedProxy = false } = {}) {
  return new Hono().all("/*", (c) => answerBackend(c, backend, hasTrustedProxy));
}

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test("the backend's status, headers and body are passed on uncached", async () => {
  const response = await openApp().request("/auth/v1/token", { method: "POST", body: "12345" }, from("192.0.2.1"));
  expect(response.status).toBe(201);
  expect(response.headers.get("Content-Range")).toBe("0-0/1");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ ip: "192.0.2.1", method: "POST", path: "/auth/v1/token", length: 5 });
});

test("a response that may be cached stays cacheable", async () => {
  const headers = { "Cache-Control": "public, max-age=600" };
  const backend = { ...echo, answer: async () => Response.json({ keys: [] }, { headers }) };
  const response = await openApp({ backend }).request("/auth/v1/.well-known/jwks.json");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=600");
});

test("a body over 256 kB is rejected, even without a Content-Length", async () => {
  const app = openApp();
  const send = (length: number) => {
    const chunk = new Uint8Array(1024);
    let left = length;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left <= 0) return controller.close();
        controller.enqueue(chunk.subarray(0, Math.min(left, 1024)));
        left -= 1024;
      },
    });
    return app.request("/rest/v1/colors", { method: "POST", body, duplex: "half" } as RequestInit);
  };
  expect(await (await send(256 * 1024)).json()).toMatchObject({ length: 256 * 1024 });
  const refused = await send(256 * 1024 + 1);
  expect(refused.status).toBe(413);
});

test("X-Forwarded-For is ignored without a trusted proxy", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.9" };
  const response = await openApp().request("/rest/v1/colors", { headers }, from("::ffff:192.0.2.1"));
  expect(await response.json()).toMatchObject({ ip: "192.0.2.1" });
});

test("behind a trusted proxy the last entry is used", async () => {
  const app = openApp({ hasTrustedProxy: true });
  for (const [last, ip] of [
    ["203.0.113.9", "203.0.113.9"],
    // Each connection has another port, and would be a network of its own.
    ["203.0.113.9:50000", "203.0.113.9"],
    ["[2001:db8::1]:50000", "2001:db8::1"],
    ["2001:db8::1:50", "2001:db8::1:50"],
    ["[]", "[]"],
  ] as const) {
    const headers = { "X-Forwarded-For": `10.9.8.7, ${last}` };
    const response = await app.request("/rest/v1/colors", { headers }, from("127.0.0.1"));
    expect(await response.json()).toMatchObject({ ip });
  }
  const direct = await app.request("/rest/v1/colors", {}, from("127.0.0.1"));
  expect(await direct.json()).toMatchObject({ ip: "127.0.0.1" });
});

test("other methods are rejected", async () => {
  const response = await openApp().request("/rest/v1/colors", { method: "PROPFIND" });
  expect([response.status, response.headers.get("Allow")]).toEqual([
    405,
    "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
  ]);
});

test("with a hosted project this server returns 404", async () => {
  const response = await openApp({ backend: openHosted(PROJECT) }).request("/auth/v1/health");
  expect(response.status).toBe(404);
});

test("a caller whose connection was reset is not taken for the server itself", async () => {
  const response = await openApp().request("/rest/v1/palettes", {}, { incoming: { socket: {} } });
  expect((await response.json()).ip).toBe("unknown");
});
