import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { ACTS } from "#acts/acts.ts";
import type { NameService } from "#color/names.ts";
import { addressOf } from "./endpoints.ts";
import type { Problem } from "./problem.ts";
import { get, names, ORIGIN, openApi, post, problemOf } from "./test-api.ts";

test("an unknown path returns a JSON 404 that lists endpoints", async () => {
  for (const path of ["/api/nothing", "/api/convert/", "/api/Convert", "/api/convert/x", "/api/%00", "/api/%E0%A4%A"]) {
    const { code, message, parameter } = await problemOf(path, 404);
    expect([code, parameter]).toEqual(["not-found", null]);
    expect(message).toContain("/api/convert");
  }
});

test("only GET, HEAD, POST and OPTIONS are allowed", async () => {
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    const response = await get("/api/convert?color=teal", { method });
    expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, "GET, HEAD, POST, OPTIONS"]);
    expect(await response.json()).toMatchObject({ error: { code: "method-not-allowed" } });
  }
  const head = await get("/api/convert?color=teal", { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.has("ETag")]).toEqual([200, "", true]);
});

test("other sites can read every response, even errors", async () => {
  const asked = await get("/api/convert", { method: "OPTIONS", headers: { Origin: "https://other.example" } });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD, POST, OPTIONS");
  expect(asked.headers.get("Access-Control-Allow-Headers")).toBe("*, Authorization");
  for (const path of ["/api/convert?color=teal", "/api/convert", "/api/nothing"]) {
    expect((await get(path)).headers.get("Access-Control-Allow-Origin")).toBe("*");
  }
});

test("a deterministic response is cached for a day with an ETag", async () => {
  for (const path of ["/api/convert?color=teal", "/api/random?seed=dawn", "/api/palette?seed=dawn&lock=teal"]) {
    const first = await get(path);
    const tag = first.headers.get("ETag") ?? "";
    expect([tag, first.headers.get("Cache-Control")]).toEqual([
      expect.stringMatching(/^"[\w-]{22}"$/),
      "public, max-age=86400",
    ]);
    expect((await get(path, { headers: { "If-None-Match": tag } })).status).toBe(304);
    const other = await get(`${path}&${path.includes("convert") ? "color=red" : "count=7"}`);
    expect(other.headers.get("ETag")).not.toBe(tag);
  }
});

test("every response links to the OpenAPI document, which has an ETag", async () => {
  for (const path of ["/api/convert?color=teal", "/api/convert", "/api/nothing"]) {
    expect((await get(path)).headers.get("Link")).toContain('</api/openapi.json>; rel="service-desc"');
  }
  const document = await get("/api/openapi.json");
  expect(await document.json()).toMatchObject({ openapi: "3.1.1", servers: [{ url: ORIGIN }] });
  const tag = document.headers.get("ETag") ?? "";
  expect((await get("/api/openapi.json", { headers: { "If-None-Match": tag } })).status).toBe(304);
});

test("each encoding has its own ETag", async () => {
  const tags = await Promise.all(
    ["", "gzip", "br", "zstd"].map(async (encoding) => {
      const { headers } = await get("/api/convert?color=teal", { headers: { "Accept-Encoding": encoding } });
      expect([headers.get("Content-Encoding") ?? "", headers.get("Vary")]).toEqual([encoding, "Accept-Encoding"]);
      return headers.get("ETag");
    }),
  );
  expect(new Set(tags).size).toBe(4);
});

test("without a seed each response is different and not cached", async () => {
  for (const path of ["/api/random?count=5", "/api/palette"]) {
    const [one, other] = await Promise.all([get(path), get(path)]);
    expect([one.headers.get("Cache-Control"), one.headers.has("ETag")]).toEqual(["no-store", false]);
    expect(await one.text()).not.toBe(await other.text());
  }
});

test("POST returns the same as GET and is never cached", async () => {
  for (const { name, example } of ACTS) {
    const response = await post(`/api/${name}`, example);
    expect([name, response.status, response.headers.get("Cache-Control")]).toEqual([name, 200, "no-store"]);
    expect(response.headers.has("ETag")).toBe(false);
    expect(await response.text()).toBe(await (await get(addressOf({ name }, example))).text());
  }
  const typed = await post("/api/name", { color: ["tomato"], count: 2 }, "application/json; charset=utf-8");
  expect((await typed.json()).colors[0].names).toHaveLength(2);
});

test("an invalid body is rejected with the reason", async () => {
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as Problem).error.code];
  const good = { color: "teal" };
  for (const type of ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
    const response = await post("/api/name", good, type);
    expect(response.headers.get("Accept-Post")).toBe("application/json");
    expect(await codeOf(response)).toEqual([415, "unsupported-media-type"]);
  }
  for (const body of ["", "{", "[]", "null", '"teal"', "3"]) {
    expect([body, ...(await codeOf(await post("/api/name", body)))]).toEqual([body, 400, "invalid-body"]);
  }
  expect(await codeOf(await post("/api/name", { color: "x".repeat(256 * 1024) }))).toEqual([413, "body-too-long"]);
  expect(await codeOf(await post("/api/name?count=2", good))).toEqual([400, "unknown-parameter"]);
  expect(await codeOf(await post("/api/name", { color: { r: 1 } }))).toEqual([400, "invalid-parameter"]);
  expect(await codeOf(await post("/api/openapi.json", good))).toEqual([405, "method-not-allowed"]);
});

test("an error has its details in RFC 9457 form and in the older form", async () => {
  const problem = (await (await get("/api/name?color=teel")).json()) as Problem;
  expect(problem).toEqual({
    type: `${ORIGIN}/api#invalid-parameter`,
    title: "Bad request",
    status: 400,
    detail: problem.error.message,
    error: { code: "invalid-parameter", message: expect.stringMatching(/^color “teel”/), parameter: "color" },
  });
});

test("each response says how many requests are left; one over the limit is rejected", async () => {
  const limited = openApi(names, { points: 2, duration: 60 });
  const ask = () => limited.request("/api/name?color=teal");
  const first = await ask();
  expect(first.headers.get("RateLimit-Policy")).toBe('"api";q=2;w=60');
  expect(first.headers.get("RateLimit")).toBe('"api";r=1;t=60');
  expect((await ask()).headers.get("RateLimit")).toMatch(/^"api";r=0;t=\d+$/);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 429, error: { code: "too-many-requests" } });
  // Scripts can't retry a preflight.
  expect((await limited.request("/api/name", { method: "OPTIONS" })).status).toBe(204);
});

test("a body counts as one more request for every 4 kB", async () => {
  const limited = openApi(names, { points: 60, duration: 60 });
  const send = (bytes: number) =>
    limited.request("/api/import", {
      method: "POST",
      body: JSON.stringify({ text: "teal" }).padEnd(bytes),
      headers: { "Content-Type": "application/json" },
    });
  const leftAfter = async (bytes: number) => (await send(bytes)).headers.get("RateLimit")?.split(";")[1];
  expect(await leftAfter(0)).toBe("r=59");
  expect(await leftAfter(4095)).toBe("r=58");
  expect(await leftAfter(4096)).toBe("r=56");
  expect(await leftAfter(200_000)).toBe("r=7");
  const refused = await send(200_000);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ error: { code: "too-many-requests" } });
});

test("between two long bodies, other work gets its turn", async () => {
  const order: string[] = [];
  const best: NameService["best"] = (rgb24) => {
    order.push("body");
    return names.best(rgb24);
  };
  const served = openApi({ ...names, best });
  const body = JSON.stringify({ seed: "dawn", count: 1 }).padEnd(5000);
  const init = { method: "POST", body, headers: { "Content-Type": "application/json" } };
  let isDone = false;
  const both = Promise.all([served.request("/api/random", init), served.request("/api/random", init)]);
  void both.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    order.push("other");
  }
  expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  expect(order.join(" ")).toMatch(/body other (?:other )*body/);
});

test("a form submission redirects to the URL without empty fields", async () => {
  const fields = new URLSearchParams({ color: "teal\r\n gold \n", count: "2" });
  const response = await get(`/api/try/name?${fields}`);
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/api/name?color=teal&color=gold&count=2"]);
  expect((await get("/api/try/random?seed=&count=3&family=any")).headers.get("Location")).toBe(
    "/api/random?count=3&family=any",
  );
  expect((await get("/api/try/nothing")).status).toBe(404);
});

test("an internal error is returned as JSON without details", async () => {
  using _log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = { ...names, best: () => expect.fail("secret") };
  const response = await openApi(broken as NameService).request("/api/random?seed=a");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ error: { code: "internal-error", parameter: null } });
  expect(text).not.toContain("secret");
});
