import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("no more tasks run at a time than there are turns, in the order they arrive", async () => {
  const inTurn = createTurns(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 9 }, (_, i) =>
      inTurn(async () => {
        most = Math.max(most, ++running);
        order.push(i);
        await new Promise((resolve) => setTimeout(resolve, i % 3));
        running--;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a failing task passes on its turn, and its caller gets the error", async () => {
  const inTurn = createTurns(1);
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
  expect(await inTurn(async () => "later")).toBe("later");
});
