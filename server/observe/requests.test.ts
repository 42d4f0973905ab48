import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMetrics, serveMetrics } from "./metrics.ts";
import { currentRequestId } from "./request-id.ts";
import { observeRequests } from "./requests.ts";

async function serve(handle: (req: IncomingMessage, res: ServerResponse) => void, hasTrustedProxy = false) {
  const metrics = createMetrics();
  const lines: unknown[] = [];
  const log = (line: object) => void lines.push({ ...line, requestId: currentRequestId.getStore() });
  const server = createServer(observeRequests(handle, { metrics, nameRoute: (path) => path, log, hasTrustedProxy }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const count = async () =>
    (await metrics.requestSeconds.get()).values.filter(({ metricName }) => metricName?.endsWith("_count"));
  return { address, lines, metrics, count };
}

test("a request is counted by route, method and status, without its query", async () => {
  const { address, lines, count } = await serve((_, res) => void res.writeHead(201).end("ok"));
  await fetch(`${address}/color?name=ada@example.com`, { method: "POST", body: "x" });
  await fetch(`${address}/color`, { method: "PROPFIND" });
  await expect.poll(count).toMatchObject([
    { labels: { route: "/color", method: "POST", status: 201 }, value: 1 },
    { labels: { route: "/color", method: "other", status: 201 }, value: 1 },
  ]);
  expect(JSON.stringify(lines)).not.toContain("ada@");
});

test("a request's work, response and log line share its ID", async () => {
  const seen: unknown[] = [];
  const { address, lines } = await serve(async (_, res) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(currentRequestId.getStore());
    res.end();
  });
  const ids = await Promise.all([1, 2, 3].map(async () => (await fetch(address)).headers.get("X-Request-Id")));
  expect(new Set(ids).size).toBe(3);
  expect(seen.sort()).toEqual([...ids].sort());
  await expect.poll(() => lines.map((line) => (line as { requestId: string }).requestId).sort()).toEqual(ids.sort());
});

test("only a trusted proxy can set a request ID, and only a plain one", async () => {
  const answer = (_: IncomingMessage, res: ServerResponse) => void res.end();
  const open = await serve(answer);
  const behind = await serve(answer, true);
  const idFrom = async (address: string, id: string) =>
    (await fetch(address, { headers: { "X-Request-Id": id } })).headers.get("X-Request-Id");
  expect(await idFrom(open.address, "mine")).not.toBe("mine");
  expect(await idFrom(behind.address, "mine")).toBe("mine");
  expect(await idFrom(behind.address, '"},{"level":"')).toMatch(/^[\w-]{36}$/);
});

test("an aborted request counts as 499, and a slow one is logged", async () => {
  using warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  using clock = vi.spyOn(performance, "now");
  const { address, count, metrics } = await serve((req, res) => {
    if (req.url !== "/slow") return;
    clock.mockReturnValue(performance.now() + 1010);
    res.end();
  });
  const left = request(`${address}/left`).on("error", () => {});
  left.end();
  await expect.poll(async () => (await metrics.requestsUnderWay.get()).values[0]?.value).toBe(1);
  left.destroy();
  await expect.poll(count).toMatchObject([{ labels: { route: "/left", status: 499 } }]);
  await fetch(`${address}/slow`);
  expect(warn).toHaveBeenCalledExactlyOnceWith("Slow: GET /slow took 1.0 s (200)");
  expect((await metrics.requestsUnderWay.get()).values[0]?.value).toBe(0);
});

test("metrics have their own port, which serves nothing else", async () => {
  const metrics = createMetrics();
  const { port, close } = await serveMetrics(metrics, 0, "127.0.0.1");
  onTestFinished(close);
  metrics.jobs.inc({ name: "trash", result: "done" });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('huesmith_jobs_total{name="trash",result="done"} 1');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serveMetrics(metrics, port, "127.0.0.1")).rejects.toThrow("METRICS_PORT cannot be used");
});
