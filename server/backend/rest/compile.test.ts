import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "./compile.ts";
import { Refusal } from "./problem.ts";
import { readCall } from "./read-call.ts";

const method = fc.constantFrom("GET", "HEAD", "POST", "PATCH", "DELETE");

test("no text from the caller ends up in the SQL", async () => {
  // Doesn't occur in the statement itself, and works for every operator and type.
  const marks = fc.stringMatching(/^zq[a-z0-9'";$\\%{}() -]{1,30}qz$/);
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      marks,
      marks,
      fc.constantFrom("eq", "neq", "gt", "like", "ilike", "in"),
      method,
      async (one, two, operator, method) => {
        const value = operator === "in" ? `("${one.replaceAll(/["\\]/g, "\\$&")}")` : one;
        const filters = new URLSearchParams({ name: `${operator}.${value}`, color: `not.eq.${two}` });
        const isRead = method === "GET" || method === "HEAD";
        if (isRead)
          for (const [key, text] of [
            ["limit", "77771"],
            ["offset", "77772"],
            ["order", "name.desc"],
          ])
            filters.set(key ?? "", text ?? "");
        const hasBody = method === "POST" || method === "PATCH";
        const request = new Request(`http://localhost/rest/v1/colors?${method === "POST" ? "" : filters}`, {
          method,
          headers: {
            "Content-Type": "application/json",
            Prefer: "return=representation,resolution=merge-duplicates,count=exact",
          },
          body: hasBody ? JSON.stringify({ name: one, tags: [two] }) : null,
        });
        const call = await readCall(request).catch((error) => {
          if (error instanceof Refusal) return null;
          throw error;
        });
        if (!call) return;
        accepted++;
        const { text: sql, values: parameters } = compile(call).compile();
        for (const text of [one, two, "zq", "qz", "77771", "77772"]) expect(sql).not.toContain(text);
        expect(JSON.stringify(parameters)).toContain("zq");
        // A count doesn't search a second time.
        if (isRead) expect(sql.match(/ where /g)).toHaveLength(1);
        expect(sql).toMatch(/^[a-z0-9_$"., ()<>=:'[\]*>-]+$/);
        expect(sql.match(/'[^']*'/g) ?? []).toEqual(["'[]'"]);
      },
    ),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(400);
});
