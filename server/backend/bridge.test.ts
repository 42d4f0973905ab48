import { expect, onTestFinished, test, vi } from "vitest";
import { openBridge } from "./bridge.ts";
import type { WorkerStart } from "./worker.ts";

const ENTRY = new URL("./test-bridge-worker.ts", import.meta.url);

function open(directory = "", onMail = () => {}) {
  const bridge = openBridge({ directory } as WorkerStart, onMail, ENTRY);
  bridge.ready.catch(() => {});
  onTestFinished(() => bridge.close());
  return { ...bridge, get: (path: string) => bridge.answer(new Request(`http://localhost${path}`), "192.0.2.1") };
}

test("a request is passed on with its method, headers, body and caller IP, and its response returned", async () => {
  const bridge = open();
  const request = new Request("http://localhost/a", { method: "POST", headers: { apikey: "key" }, body: "text" });
  const response = await bridge.answer(request, "192.0.2.1");
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await response.json()).toEqual({
    ip: "192.0.2.1",
    method: "POST",
    headers: expect.arrayContaining([["apikey", "key"]]),
    body: "text",
  });
});

test("a response without a body stays without one", async () => {
  const response = await open().get("/empty");
  expect([response.status, response.body, response.headers.get("X-Said")]).toEqual([204, null, "1"]);
});

test("the main thread is notified of a waiting email", async () => {
  const onMail = vi.fn();
  const bridge = open("", onMail);
  await bridge.get("/a");
  expect(onMail).not.toHaveBeenCalled();
  await bridge.get("/mail");
  expect(onMail).toHaveBeenCalledTimes(1);
});

test("a failed start rejects with its message", async () => {
  await expect(open("in use").ready).rejects.toThrow("The data is in use.");
});

test("a worker that crashes while starting makes the start fail", async () => {
  using _error = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(open("breaks").ready).rejects.toThrow("The embedded database has stopped");
});

test("if the worker crashes, every pending request gets a 503 and the worker restarts", async () => {
  const bridge = open();
  await bridge.ready;
  const answers = await Promise.all(["/wait", "/wait", "/crash", "/wait"].map(bridge.get));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(await answers[0]?.json()).toMatchObject({ code: "PGRST001" });
  await expect.poll(async () => (await bridge.get("/a")).status, { timeout: 20_000 }).toBe(200);
});

test("requests after closing get a 503", async () => {
  const bridge = open();
  await bridge.ready;
  await bridge.close();
  expect((await bridge.get("/a")).status).toBe(503);
});

test("closing during the start rejects it with a clear message", async () => {
  const bridge = open();
  await bridge.close();
  await expect(bridge.ready).rejects.toThrow("The server is stopping.");
});
