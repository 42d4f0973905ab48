import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import { fetchLimits } from "./rows.ts";

test("reading the limits does not wait forever for a service that never answers", async () => {
  const signals: unknown[] = [];
  const answers = [[{ is_pro: false }], [{ resource: "colors", free_limit: 20 }]];
  const rest = new PostgrestClient("https://x.test", {
    fetch: async (_input, init) => {
      signals.push(init?.signal);
      return Response.json(answers.shift());
    },
  });
  expect(await fetchLimits(rest, "ada")).toEqual({ projects: null, palettes: null, colors: 20 });
  expect(signals).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
});
