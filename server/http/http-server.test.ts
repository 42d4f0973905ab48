import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: a.example\r\n\r\n";
const LAST_REQUEST = "GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n";

async function connectTo(server: Server) {
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  return socket.on("error", () => {});
}

/** The server's response to these headers. */
async function ask(headers: string) {
  const socket = await connectTo(createHttpServer((_req, res) => res.end("page")));
  socket.end(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  return (await text(socket)).split("\r\n")[0];
}

test("a request with two Host headers is rejected", async () => {
  expect(await ask("Host: a.example\r\nX-Host: b.example\r\n")).toBe("HTTP/1.1 200 OK");
  expect(await ask("Host: a.example\r\nHost: b.example\r\n")).toBe("HTTP/1.1 400 Bad Request");
  expect(await ask("host: a.example\r\nHOST: a.example\r\n")).toBe("HTTP/1.1 400 Bad Request");
});

test("a request times out after a minute", () => {
  const server = createHttpServer(() => {});
  expect([server.requestTimeout, server.headersTimeout]).toEqual([60_000, 60_000]);
});

test("an idle connection outlasts those that proxies keep, up to two minutes", () => {
  expect(createHttpServer(() => {}).keepAliveTimeout).toBeGreaterThan(120_000);
});

test("requests that arrive together on a connection are handled one at a time, in order", async () => {
  let handled = 0;
  let underWay = 0;
  let most = 0;
  const server = createHttpServer(async (_req, res) => {
    most = Math.max(most, ++underWay);
    const number = ++handled;
    await setImmediate();
    underWay--;
    res.end(`page ${number};`);
  });
  const socket = await connectTo(server);
  socket.write(REQUEST.repeat(20) + LAST_REQUEST);
  const pages = (await text(socket)).match(/page \d+;/g);
  expect(pages).toEqual(Array.from({ length: 21 }, (_, index) => `page ${index + 1};`));
  expect(most).toBe(1);
});

test("a connection with more than 20 waiting requests is closed", async () => {
  let handled = 0;
  const socket = await connectTo(createHttpServer(() => void (++handled > 1 && socket.destroy())));
  socket.write(REQUEST.repeat(22));
  await once(socket, "close");
  expect(handled).toBe(1);
});

test("a waiting request is not handled once its client has left", async () => {
  let handled = 0;
  const served = Promise.withResolvers<Socket>();
  const socket = await connectTo(
    createHttpServer((req) => {
      handled++;
      served.resolve(req.socket);
    }),
  );
  socket.write(REQUEST.repeat(2));
  const closed = once(await served.promise, "close");
  socket.destroy();
  await closed;
  await setImmediate();
  expect(handled).toBe(1);
});

test("a client that reads nothing for a minute is dropped, but may wait for a slow response", async () => {
  const served = Promise.withResolvers<Parameters<Parameters<typeof createHttpServer>[0]>[1]>();
  const client = await connectTo(createHttpServer((_req, res) => served.resolve(res)));
  client.pause();
  client.write(REQUEST);
  const res = await served.promise;
  const socket = res.socket as Socket;
  expect(socket.timeout).toBe(60_000);
  socket.emit("timeout");
  expect(socket.destroyed).toBe(false);
  res.write(Buffer.alloc(32 * 1024 * 1024));
  expect(socket.writableLength).toBeGreaterThan(0);
  socket.emit("timeout");
  expect(socket.destroyed).toBe(true);
});

test("an idle connection is closed", async () => {
  const served = Promise.withResolvers<Socket>();
  const client = await connectTo(
    createHttpServer((req, res) => {
      res.once("close", () => served.resolve(req.socket));
      res.end("page");
    }),
  );
  client.write(REQUEST);
  const socket = await served.promise;
  socket.emit("timeout");
  expect(socket.destroyed).toBe(true);
});
