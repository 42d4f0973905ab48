import fc from "fast-check";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { NameService } from "#color/names.ts";
import { openNames } from "../names/names.ts";
import { answerApi, ENDPOINTS } from "./answer-api.ts";
import type { Problem } from "./problem.ts";

const names = openNames();

function get(path: string, init: RequestInit = {}, service: NameService = names) {
  const app = new Hono().all("/api/:endpoint{.+}", (c) => answerApi(c, service));
  return app.request(path, init);
}

async function problemOf(path: string, status = 400) {
  const response = await get(path);
  const { error } = (await response.json()) as Problem;
  expect([path, response.status, response.headers.get("Content-Type")]).toEqual([path, status, "application/json"]);
  expect(error.message).toMatch(/\.$/);
  return error;
}

/** A good value of every parameter that must be given. */
const NEEDED: Record<string, string> = { color: "teal", text: "black", background: "white" };

/** Values that no parameter of the name takes. */
const BAD: Record<string, readonly string[]> = {
  color: ["", "zzz", "#12345", "rgb(1 2", "db073d-zzz", "x".repeat(201), "1/0", "null", "\u0000", "<script>"],
  text: ["", "zzz", "currentColor", "var(--a)", "x".repeat(201), "teal-gold"],
  background: ["", "zzz", "url(#a)", "x".repeat(201)],
  lock: ["zzz", "teal-zzz", "x".repeat(201)],
  count: ["", "0", "-1", "1.5", "1e1", "51", "999999999999", "NaN", "Infinity", " 5", "5 ", "0x5", "five", "٣"],
  boldness: ["", "-1", "101", "50%", "0.5", "bold"],
  distance: ["", "-1", "51", "far", "1,5"],
  harmony: ["", "triad", "TRIADIC", "none", "constructor", "__proto__"],
  style: ["", "shiny", "Pastel", "toString"],
  family: ["", "beige", "Red", "hasOwnProperty"],
  seed: ["", "UPPER", "nine9nine", "a b", "a-b", "é", "../..", "'"],
};

for (const { path, reference } of ENDPOINTS) {
  const needed = reference.parameters.filter(({ isRequired }) => isRequired);
  const goodQuery = (without = "") =>
    needed.filter(({ name }) => name !== without).map(({ name }) => `${name}=${NEEDED[name]}`);

  test(`${path} answers its example`, async () => {
    const response = await get(`${path}?${reference.example}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ version: 1 });
  });

  test(`${path} answers with what must be given alone`, async () => {
    expect((await get(`${path}?${goodQuery().join("&")}`)).status).toBe(200);
  });

  for (const { name, isRequired } of reference.parameters) {
    test(`${path} refuses bad values of ${name}, and says which parameter it was`, async () => {
      for (const bad of BAD[name] ?? expect.fail(`no bad value for ${name}`)) {
        const error = await problemOf(
          `${path}?${[...goodQuery(name), `${name}=${encodeURIComponent(bad)}`].join("&")}`,
        );
        expect([bad, error.code, error.parameter]).toEqual([bad, "invalid-parameter", name]);
        expect(error.message.startsWith(name)).toBe(true);
        expect(error.message.length).toBeLessThan(300);
      }
    });

    if (isRequired) {
      test(`${path} says that ${name} is missing`, async () => {
        const { code, parameter } = await problemOf(`${path}?${goodQuery(name).join("&")}`);
        expect([code, parameter]).toEqual(["missing-parameter", name]);
      });
    }
  }

  test(`${path} knows no other parameter, and says which there are`, async () => {
    const { code, parameter, message } = await problemOf(`${path}?${[...goodQuery(), "colour=red"].join("&")}`);
    expect([code, parameter]).toEqual(["unknown-parameter", "colour"]);
    for (const { name } of reference.parameters) expect(message).toContain(name);
  });

  test(`${path} answers any query, never with a fault of its own`, { timeout: 60_000 }, async () => {
    const known = reference.parameters.map(({ name }) => name);
    const value = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom(
        "teal",
        "0d6986",
        "rgb(1e40 0 0)",
        "oklch(0.7 0.4 150 / 0.3)",
        "oklch~1e9~.2~none_.5",
        "lab(none none none)",
      ),
      fc.constantFrom(
        "5",
        "12",
        "auto",
        "pastel",
        "triadic",
        "red",
        "color(xyz 1e38 -1e38 0)",
        "transparent",
        "hsl(0 0% 50%)",
      ),
      fc.double().map((number) => `color(prophoto-rgb ${number} 0 ${-number})`),
    );
    const query = fc.array(fc.tuple(fc.constantFrom(...known, "toString", "__proto__"), value), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const response = await get(`${path}?${new URLSearchParams(pairs)}`);
        const text = await response.text();
        expect([200, 400]).toContain(response.status);
        // Of all channels only a hue may be null, and that by its meaning.
        if (response.status === 200) expect(text).not.toMatch(/NaN|undefined|[( ]-?Infinity[)%]|"[a-gi-z]": null/);
        expect(() => JSON.parse(text)).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });
}

test("a parameter for one value is given once", async () => {
  const { code, parameter } = await problemOf("/api/contrast?text=red&text=blue&background=white");
  expect([code, parameter]).toEqual(["repeated-parameter", "text"]);
});

test("lists end at their limit, however they are written", async () => {
  const many = (count: number, color = "c00") => Array.from({ length: count }, () => color);
  expect((await get(`/api/convert?color=${many(20).join("-")}`)).status).toBe(200);
  expect(
    (
      await get(
        `/api/convert?${many(20)
          .map((c) => `color=${c}`)
          .join("&")}`,
      )
    ).status,
  ).toBe(200);
  for (const query of [many(21).join("-"), many(11, "c00-0c0").join("&color="), many(300).join("&color=")]) {
    expect(await problemOf(`/api/convert?color=${query}`)).toMatchObject({ message: "color takes at most 20 colors." });
  }
});

test("a query has an end", async () => {
  expect(await problemOf(`/api/name?color=${"a".repeat(4100)}`)).toMatchObject({ code: "query-too-long" });
});

test("what is not there is a 404 in JSON that says what is", async () => {
  for (const path of ["/api/nothing", "/api/convert/", "/api/Convert", "/api/convert/x", "/api/%00", "/api/%E0%A4%A"]) {
    const { code, message, parameter } = await problemOf(path, 404);
    expect([code, parameter]).toEqual(["not-found", null]);
    expect(message).toContain("/api/convert");
  }
});

test("only GET, HEAD and OPTIONS are answered", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
    const response = await get("/api/convert?color=teal", { method });
    expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, "GET, HEAD, OPTIONS"]);
    expect(await response.json()).toMatchObject({ error: { code: "method-not-allowed" } });
  }
  const head = await get("/api/convert?color=teal", { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.has("ETag")]).toEqual([200, "", true]);
});

test("pages of other sites may read everything, the refusals too", async () => {
  const asked = await get("/api/convert", { method: "OPTIONS", headers: { Origin: "https://other.example" } });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD, OPTIONS");
  for (const path of ["/api/convert?color=teal", "/api/convert", "/api/nothing"]) {
    expect((await get(path)).headers.get("Access-Control-Allow-Origin")).toBe("*");
  }
});

test("what is always the same is kept for a day, and asked for by its tag", async () => {
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

test("each encoding has a tag of its own", async () => {
  const tags = await Promise.all(
    ["", "gzip", "br"].map(async (encoding) => {
      const { headers } = await get("/api/convert?color=teal", { headers: { "Accept-Encoding": encoding } });
      expect([headers.get("Content-Encoding") ?? "", headers.get("Vary")]).toEqual([encoding, "Accept-Encoding"]);
      return headers.get("ETag");
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test("without a seed each answer is different and not cached", async () => {
  for (const path of ["/api/random?count=5", "/api/palette"]) {
    const [one, other] = await Promise.all([get(path), get(path)]);
    expect([one.headers.get("Cache-Control"), one.headers.has("ETag")]).toEqual(["no-store", false]);
    expect(await one.text()).not.toBe(await other.text());
  }
});

test("a fault of ours is said in JSON, and without its details", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = { ...names, best: () => expect.fail("secret") };
  const response = await get("/api/random?seed=a", {}, broken as NameService);
  log.mockRestore();
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ error: { code: "internal-error", parameter: null } });
  expect(text).not.toContain("secret");
});
