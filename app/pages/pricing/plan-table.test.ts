import { expect, test } from "vitest";
import { PRO_FEATURES } from "#content/pro-features.ts";
import { PLAN_ROWS } from "./plan-table.tsx";

test("upcoming features are not checked for any plan", () => {
  const rows = Object.values(PLAN_ROWS).flat();
  for (const { text } of PRO_FEATURES.filter(({ isSoon }) => isSoon)) {
    expect(rows.find(({ what }) => what === text)).toEqual({ what: text, free: false, pro: "Soon" });
  }
});
