import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, onTestFinished, test, vi } from "vitest";
import type { getClients } from "#app/data/clients.ts";
import { makeClients } from "#app/data/make-clients.ts";
import { DataError } from "#app/data/rows.ts";
import { KINDS } from "#app/frame/library/library-data.ts";
import { color, palette, project } from "#app/frame/library/test-items.ts";
import { needsSecondFactor } from "../second-factor.ts";
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

/** Logs in without a second factor and pulls; `user` answers the later request for the person. */
async function pull(user: () => Response) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const token = [{ alg: "HS256" }, { aal: "aal1" }, "s"].map((part) => btoa(JSON.stringify(part))).join(".");
  const session = { access_token: token, refresh_token: "r", expires_in: 3600, user: { id: "ada" } };
  const factors = [{ status: "verified" }];
  vi.stubGlobal("fetch", async (input: string) => {
    const { pathname, searchParams } = new URL(input);
    if (searchParams.get("grant_type") === "refresh_token") {
      return Response.json({ ...session, user: { id: "ada", factors } });
    }
    if (pathname === "/auth/v1/token") return Response.json(session);
    if (pathname === "/auth/v1/user") return user();
    return Response.json(pathname === "/rest/v1/profiles" ? [{ is_pro: true }] : []);
  });
  const clients = makeClients({ origin: "https://x.test", key: "k" });
  await clients.auth.signInWithPassword({ email: "ada@example.com", password: "p" });
  const pulling = createRemote(clients, "ada").pull();
  const pulled = await pulling.catch((error) => error);
  return { pulled, session: (await clients.auth.getSession()).data.session };
}

test("an account without items is empty", async () => {
  const { pulled } = await pull(() => Response.json({ id: "ada", factors: [{ status: "unverified" }] }));
  expect(pulled.library.palettes).toEqual([]);
});

test("a session that predates the second factor gets no rows, which doesn't make the account empty", async () => {
  const { pulled, session } = await pull(() => Response.json({ id: "ada", factors: [{ status: "verified" }] }));
  expect(pulled).toBeInstanceOf(DataError);
  expect(session && needsSecondFactor(session)).toBe(true);
});

test("a session that another browser ended is forgotten", async () => {
  const { pulled, session } = await pull(() => Response.json({ error_code: "session_not_found" }, { status: 403 }));
  expect(pulled).toBeInstanceOf(DataError);
  expect(session).toBeNull();
});

test("a session that can't be verified now is kept, for another try", async () => {
  const { pulled, session } = await pull(() => Response.json({}, { status: 500 }));
  expect(pulled).toBeInstanceOf(DataError);
  expect(session).not.toBeNull();
});
