import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApi } from "../api/answer-api.ts";
import { readBytes } from "../backend/read-bytes.ts";
import { createBilling } from "../billing/routes.ts";
import { openNames } from "../names/names.ts";
import { answerThrown } from "./client-gone.ts";
import { createHttpServer } from "./http-server.ts";

const ORIGIN = "http://localhost";

function openApp() {
  const ipOf = () => "192.0.2.1";
  const originOf = () => ORIGIN;
  const away = async () => Response.json({}, { status: 503 });
  const backend = { call: away, callAsService: away } as unknown as Parameters<typeof createBilling>[0]["backend"];
  const payments = {} as Parameters<typeof createBilling>[0]["payments"];
  const app = new Hono().onError(answerThrown);
  app.route("/billing", createBilling({ backend, payments, now: Date.now, ipOf, originOf, isServed: () => true }));
  app.all("/api/:endpoint{.+}", createApi({ names: openNames(), originOf, networkOf: ipOf }));
  app.post("/bytes", async (c) => c.text(String(await readBytes(c.req.raw, 5000))));
  return app;
}

test.for(["/bytes", "/api/import", "/billing/webhook"])(
  "an upload to %s that its sender gives up is not logged",
  async (path) => {
    using log = vi.spyOn(console, "error").mockImplementation(() => {});
    const app = openApp();
    const answer = Promise.withResolvers<Response>();
    const listener = getRequestListener(
      async (request, env) => {
        const response = await app.fetch(request, env);
        answer.resolve(response.clone());
        return response;
      },
      { overrideGlobalObjects: false },
    );
    const server = createHttpServer(listener).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    const headers = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000";
    socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n{"a":`);
    server.once("request", () => setImmediate(() => socket.destroy()));
    const response = await answer.promise;
    expect([response.status, await response.text()]).toEqual([400, ""]);
    expect(log.mock.calls).toEqual([]);
  },
);

test("other errors are logged, and a thrown response is sent", async () => {
  using log = vi.spyOn(console, "error").mockImplementation(() => {});
  const reset = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  const app = openApp()
    .get("/lost-database", () => Promise.reject(reset))
    .get("/refused", () => Promise.reject(new HTTPException(413, { res: new Response("long", { status: 413 }) })));
  expect((await app.request("/lost-database")).status).toBe(500);
  expect(log.mock.calls).toEqual([[reset]]);
  expect((await app.request("/refused")).status).toBe(413);
  expect(log).toHaveBeenCalledTimes(1);
});
