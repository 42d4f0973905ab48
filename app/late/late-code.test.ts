import { expect, test } from "vitest";
import { lateCode } from "./late-code.ts";

test("the code is fetched only once", async () => {
  let fetched = 0;
  const code = lateCode(async () => ({ number: ++fetched }));
  expect(code.get()).toBeNull();
  await Promise.all([code.load(), code.load()]);
  expect(await code.load()).toBe(code.get());
  expect(fetched).toBe(1);
});

test("a failed load is retried on the next call", async () => {
  let isOnline = false;
  const code = lateCode(async () => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return "code";
  });
  expect(await code.load()).toBeNull();
  isOnline = true;
  expect(await code.load()).toBe("code");
});

test("listeners are notified when the code has loaded", async () => {
  const code = lateCode(async () => "code");
  const heard: unknown[] = [];
  const stop = code.subscribe(() => heard.push(code.get()));
  await code.load();
  expect(heard).toEqual(["code"]);
  stop();
});
