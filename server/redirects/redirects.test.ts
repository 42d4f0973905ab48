import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createRedirects } from "./redirects.ts";

type Row = { path: string; target: string; status?: unknown };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table that tests can change, with a count of its requests. */
function makeTable(rows: Row[]) {
  const table = { rows, status: 200, pageRows: 1000, calls: 0 };
  const callAsService = async (path: string) => {
    table.calls += 1;
    if (table.status !== 200) return new Response("", { status: table.status });
    const offset = Number(new URLSearchParams(path).get("offset"));
    const page = table.rows.slice(offset, offset + table.pageRows);
    return Response.json(page.map((row) => ({ status: 302, ...row })));
  };
  const redirects = createRedirects({ backend: { callAsService }, siteUrl: "https://huesmith.example" });
  onTestFinished(redirects.stop);
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  return { table, redirects, errors };
}

test("paths match in any spelling, and nothing matches before the table loads", async () => {
  const { redirects } = makeTable([{ path: "/old/caf%c3%a9", target: "/color", status: 301 }]);
  expect(redirects.find("/old/caf%C3%A9")).toBe(null);
  expect(await redirects.refresh()).toBe(true);
  const row = { path: "/old/caf%c3%a9", target: "/color", status: 301 };
  for (const path of ["/old/caf%C3%A9", "/OLD/CAF%c3%89/", "//old/café"]) expect(redirects.find(path)).toEqual(row);
  for (const path of ["/", "/old", "/old/caf", "/old/café%0d%0aX-A:b", "/%", `/${"x".repeat(5000)}`])
    expect(redirects.find(path)).toBe(null);
});

test("a long table is read in pages of any size", async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => ({ path: `/old/${at}`, target: "/color" }));
  const { table, redirects } = makeTable(rows);
  table.pageRows = 300;
  await redirects.refresh();
  expect(redirects.find("/old/2499")?.target).toBe("/color");
  expect(table.calls).toBe(10);
});

test("only the first 10,000 rows are used", async () => {
  const rows = Array.from({ length: 10_001 }, (_, at) => ({ path: `/old/${at}`, target: "/color" }));
  const { redirects } = makeTable(rows);
  await redirects.refresh();
  expect([redirects.find("/old/9999")?.target, redirects.find("/old/10000")]).toEqual(["/color", null]);
});

test("invalid rows and loops are ignored; other rows are used", async () => {
  const { redirects } = makeTable([
    { path: "/evil", target: "//evil.example" },
    { path: "/script", target: "javascript:alert(1)" },
    { path: "/header", target: "/a\r\nSet-Cookie: x=1" },
    { path: "/auth/v1/user", target: "/color" },
    { path: "/self", target: "/Self/" },
    { path: "/a", target: "https://huesmith.example/b" },
    { path: "/b", target: "/a" },
    { path: "/good", target: "/color" },
  ]);
  expect(await redirects.refresh()).toBe(true);
  for (const path of ["/evil", "/script", "/header", "/auth/v1/user", "/self", "/a", "/b"])
    expect([path, redirects.find(path)]).toEqual([path, null]);
  expect(redirects.find("/good")?.target).toBe("/color");
});

test("the table is reloaded every minute", async () => {
  const { table, redirects } = makeTable([]);
  redirects.start();
  redirects.start();
  await vi.advanceTimersByTimeAsync(0);
  table.rows = [{ path: "/old", target: "/color" }];
  await vi.advanceTimersByTimeAsync(59_000);
  expect(redirects.find("/old")).toBe(null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(redirects.find("/old")?.target).toBe("/color");
  table.rows = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(redirects.find("/old")).toBe(null);
  redirects.stop();
  const { calls } = table;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.calls).toBe(calls);
});

test("a failed reload keeps the old table, is logged once, and is retried less often", async () => {
  const { table, redirects, errors } = makeTable([{ path: "/old", target: "/color" }]);
  redirects.start();
  await vi.advanceTimersByTimeAsync(0);
  table.status = 503;
  table.calls = 0;
  // After one minute, then one, two, four, and eight from then on.
  await vi.advanceTimersByTimeAsync(24 * 60_000);
  expect(table.calls).toBe(6);
  expect(redirects.find("/old")?.target).toBe("/color");
  expect(errors.mock.calls).toEqual([["Redirects cannot be read: the backend returned 503"]]);
  table.status = 200;
  table.rows = [{ path: "/old", target: "/tools" }];
  await vi.advanceTimersByTimeAsync(8 * 60_000);
  expect(redirects.find("/old")?.target).toBe("/tools");
  table.status = 500;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors).toHaveBeenCalledTimes(2);
});

test("an invalid response changes nothing", async () => {
  for (const body of [{ message: "no" }, [{ path: "/old" }], [{ path: 1, target: "/", status: 302 }], null]) {
    using errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const backend = { callAsService: async () => Response.json(body) };
    const redirects = createRedirects({ backend, siteUrl: undefined });
    expect(await redirects.refresh()).toBe(false);
    expect(redirects.find("/old")).toBe(null);
    expect(errors).toHaveBeenCalledTimes(1);
  }
});
