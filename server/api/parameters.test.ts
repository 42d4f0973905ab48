import fc from "fast-check";
import { expect, test } from "vitest";
import { ACTS } from "#acts/acts.ts";
import { CODE_POINT } from "#color/test-code-point.ts";
import { addressOf, pathOf } from "./endpoints.ts";
import { get, problemOf } from "./test-api.ts";

/** A valid value for every required parameter. */
const NEEDED: Record<string, string> = {
  color: "teal",
  text: "black",
  background: "white",
  first: "red",
  second: "lime",
};
const NEEDED_OF_LISTS = "008080-ffd700";

/** Values that parameters with this name reject, in all acts or in the named one. */
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
  "import.text": ["", "zzz", "currentColor", "var(--a)", "{}", "\u0000"],
  first: ["", "zzz", "#12345", "1/0"],
  second: ["", "none", "x".repeat(201)],
  candidate: ["zzz", "teal-zzz", "x".repeat(201)],
  measure: ["", "WCAG", "apca3", "constructor"],
  minimum: ["", "0", "108", "-4.5", "4,5", "4.5:1", "1e1", "Infinity"],
  change: ["", "both", "Text"],
  kind: ["", "bootstrap", "OKLCH", "__proto__"],
  steps: ["", "1", "101", "2.5", "many"],
  appearance: ["", "auto", "Dark"],
  rule: ["", "none", "Triadic", "toString"],
  wheel: ["", "rgb", "RYB"],
  amount: ["", "-1", "101", "0.5", "50%"],
  space: ["", "rgb", "cmyk", "OKLCH"],
  hue: ["", "longest", "Shorter"],
  angle: ["", "-1", "361", "90deg"],
  among: ["", "pantone", "CSS"],
  deficiency: ["", "protanopia", "blind"],
  severity: ["", "-1", "101", "0.5"],
  format: ["", "png", "swatches", "psd", "CSS"],
  values: ["", "hexa", "P3"],
  name: ["x".repeat(101)],
  prefix: ["x".repeat(41)],
  seed: ["", "UPPER", "nine9nine", "a b", "a-b", "é", "../..", "'"],
};

for (const act of ACTS) {
  const path = pathOf(act);
  const parameters = Object.entries(act.parameters).map(([name, parameter]) => ({ name, ...parameter }));
  const needed = parameters.filter(({ fallback }) => fallback === undefined);
  const isListed = (name: string) => act.parameters[name]?.isList;
  const goodQuery = (without = "") =>
    needed
      .filter(({ name }) => name !== without)
      .map(({ name }) => `${name}=${isListed(name) ? NEEDED_OF_LISTS : NEEDED[name]}`);

  test(`${path} returns 200 for its example`, async () => {
    const response = await get(addressOf(act, act.example));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ version: 1 });
  });

  test(`${path} works with only the required parameters`, async () => {
    expect((await get(`${path}?${goodQuery().join("&")}`)).status).toBe(200);
  });

  for (const { name, fallback } of parameters) {
    test(`${path} rejects bad values of ${name} and names the parameter`, async () => {
      for (const bad of BAD[`${act.name}.${name}`] ?? BAD[name] ?? expect.fail(`no bad value for ${name}`)) {
        const error = await problemOf(
          `${path}?${[...goodQuery(name), `${name}=${encodeURIComponent(bad)}`].join("&")}`,
        );
        expect([bad, error.code, error.parameter]).toEqual([bad, "invalid-parameter", name]);
        expect(error.message.startsWith(name)).toBe(true);
        expect(error.message.length).toBeLessThan(300);
      }
    });

    if (fallback === undefined) {
      test(`${path} reports a missing ${name}`, async () => {
        const { code, parameter } = await problemOf(`${path}?${goodQuery(name).join("&")}`);
        expect([code, parameter]).toEqual(["missing-parameter", name]);
      });
    }
  }

  test(`${path} rejects unknown parameters and lists the known ones`, async () => {
    const { code, parameter, message } = await problemOf(`${path}?${[...goodQuery(), "colour=red"].join("&")}`);
    expect([code, parameter]).toEqual(["unknown-parameter", "colour"]);
    for (const { name } of parameters) expect(message).toContain(name);
  });

  test(`${path} never fails internally, whatever the query`, { timeout: 60_000 }, async () => {
    const known = parameters.map(({ name }) => name);
    const value = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.string({ unit: CODE_POINT, maxLength: 12 }),
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
        // Only a hue can be null, where it is undefined.
        if (response.status === 200) expect(text).not.toMatch(/NaN|undefined|[( ]-?Infinity[)%]|"[a-gi-z]": null/);
        expect(() => JSON.parse(text)).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });
}

test("repeating a single-value parameter is rejected", async () => {
  const { code, parameter } = await problemOf("/api/contrast?text=red&text=blue&background=white");
  expect([code, parameter]).toEqual(["repeated-parameter", "text"]);
});

test("lists have a maximum length in any notation", async () => {
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

test("a query that is too long is rejected", async () => {
  expect(await problemOf(`/api/name?color=${"a".repeat(4091)}`)).toMatchObject({ code: "query-too-long" });
  // A comma would be encoded as three characters.
  expect((await get(`/api/import?text=red${",".repeat(4088)}`)).status).toBe(200);
});
