import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long a whole request may take to arrive: the longest body, an event of 512 kB, then needs 9 kB a second. */
const REQUEST_LIMIT_MS = 60_000;
/** How long a client may read nothing while its response waits. Node notices after one or two of these. */
const READ_LIMIT_MS = 60_000;
/**
 * How long an idle connection stays open. Proxies reuse theirs for one or two minutes: if the server closed first, a
 * request could arrive in between, and proxies don't repeat those that change something.
 */
const IDLE_LIMIT_MS = 150_000;
/** Requests a client may send ahead of their responses. Browsers and proxies send none. */
const MAX_PIPELINED = 20;

/**
 * A server that drops slow senders and clients that stop reading, handles the requests of a connection one at a time,
 * and responds 400 if a request names two hosts (RFC 9112, 3.2).
 */
export function createHttpServer(handle: (req: IncomingMessage, res: ServerResponse) => void): Server {
  /** The first of each connection is being handled; the others wait. */
  const queues = new WeakMap<Socket, ServerResponse[]>();

  function handleFirst(queue: ServerResponse[]) {
    const [res] = queue;
    if (!res?.req.socket.writable) return; // None waits, or the client left.
    const { socket } = res.req;
    res.once("close", () => {
      queue.shift();
      handleFirst(queue);
    });
    // Without output that waits, the server itself is slow.
    res.setTimeout(READ_LIMIT_MS, () => socket.writableLength > 0 && socket.destroy());
    const hosts = res.req.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) res.writeHead(400, { Connection: "close" }).end();
    else handle(res.req, res);
  }

  return createServer({ requestTimeout: REQUEST_LIMIT_MS, keepAliveTimeout: IDLE_LIMIT_MS }, ({ socket }, res) => {
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    const waiting = queue.push(res) - 1;
    if (waiting === 0) handleFirst(queue);
    else if (waiting > MAX_PIPELINED) socket.destroy();
  });
}
