import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

/** The server's response to these headers. */
async function ask(headers: string) {
  const server = createHttpServer((_req, res) => res.end("page")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
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
