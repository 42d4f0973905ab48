import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import type { getClients } from "#app/data/clients.ts";
import { KINDS } from "#app/frame/library/library-data.ts";
import { color, palette, project } from "#app/frame/library/test-items.ts";
import { createRemote } from "./account-remote.ts";

test("every column that is written is read back", async () => {
  const items = { projects: project("a"), palettes: palette("a"), colors: color("a") };
  for (const kind of KINDS) {
    let written: string[] = [];
    let read: string[] = [];
    const rest = new PostgrestClient("https://x.test", {
      fetch: async (input, init) => {
        read = new URL(String(input)).searchParams.get("select")?.split(",") ?? [];
        written = JSON.parse(String(init?.body)).flatMap(Object.keys);
        return Response.json([]);
      },
    });
    const clients = { rest } as unknown as Awaited<ReturnType<typeof getClients>>;
    await createRemote(clients, "ada").insert(kind, [items[kind]]);
    expect(read).toEqual(expect.arrayContaining(written.filter((column) => column !== "user_id")));
  }
});
