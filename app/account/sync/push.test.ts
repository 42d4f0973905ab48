import { expect, test } from "vitest";
import { DataError } from "#app/data/rows.ts";
import { createFakeAccount, createFakeStore } from "./fake-account.ts";
import { add, color } from "./fake-library.ts";
import { push } from "./push.ts";

test("an answer about the session refuses no item: all of them wait for the next log-in", async () => {
  for (const status of [401, 403, 408, 429]) {
    const store = createFakeStore();
    add(store, "colors", color("a"));
    const remote = {
      ...createFakeAccount().remote(),
      insert: async () => {
        throw new DataError(status, { message: "no" });
      },
    };
    const rejected = new Set<string>();
    await expect(push({ store, remote, now: () => 1, rejected })).rejects.toMatchObject({ status });
    expect([store.held.refused, [...rejected]]).toEqual([[], []]);
  }
});
