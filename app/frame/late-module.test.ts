import { expect, test } from "vitest";
import { lateModule } from "./late-module.ts";

test("a module is fetched once, and is there from then on", async () => {
  let fetched = 0;
  const part = lateModule(async () => ({ number: ++fetched }));
  expect(part.get()).toBe(null);
  expect(await Promise.all([part.load(), part.load()])).toEqual([true, true]);
  expect(await part.retry()).toBe(true);
  expect(part.get()).toEqual({ number: 1 });
});

test("a failed fetch says so until somebody tries again", async () => {
  let fetched = 0;
  const part = lateModule(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error("offline");
    return "come";
  });
  expect(await part.load()).toBe(false);
  expect(await part.load()).toBe(false);
  expect(part.get()).toBe(null);
  expect(fetched).toBe(1);
  expect(await part.retry()).toBe(true);
  expect(part.get()).toBe("come");
});
