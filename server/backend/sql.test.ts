import fc from "fast-check";
import { expect, test } from "vitest";
import { sql } from "./sql.ts";

test("a value becomes a parameter and a piece of SQL becomes text", () => {
  const condition = sql`${sql.id("t", "name")} = ${"Sea"} and age > ${3}`;
  expect(sql`select ${1} from t where ${condition} limit ${5}`.compile()).toEqual({
    text: 'select $1 from t where "t"."name" = $2 and age > $3 limit $4',
    values: [1, "Sea", 3, 5],
  });
});

test("pieces and values are joined by commas or by another separator", () => {
  expect(sql`in (${sql.join([1, sql`now()`, 2])})`.compile()).toEqual({ text: "in ($1, now(), $2)", values: [1, 2] });
  expect(sql.join([sql`a`, sql`b`], sql` and `).compile().text).toBe("a and b");
  expect(sql.join([]).compile()).toEqual({ text: "", values: [] });
});

test("no value ends up in the SQL text, whatever it looks like", () => {
  const value = fc.oneof(fc.string(), fc.constantFrom("'; drop table x --", "$1"), fc.object(), fc.constant(null));
  fc.assert(
    fc.property(value, value, (one, two) => {
      expect(sql`a ${one} b ${sql`c ${two}`}`.compile()).toEqual({ text: "a $1 b c $2", values: [one, two] });
    }),
  );
});

test("no name can break out of its quotes", () => {
  expect(sql.id('x" or "1').compile().text).toBe('"x"" or ""1"');
});
