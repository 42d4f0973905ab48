import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** How long a whole request may take to arrive: the longest body, 256 kB, then needs 4 kB a second. */
const REQUEST_LIMIT_MS = 60_000;

/** A server that drops slow senders, and responds 400 if a request names two hosts (RFC 9112, 3.2). */
export function createHttpServer(handle: (req: IncomingMessage, res: ServerResponse) => void): Server {
  return createServer({ requestTimeout: REQUEST_LIMIT_MS }, (req, res) => {
    const hosts = req.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) res.writeHead(400, { Connection: "close" }).end();
    else handle(req, res);
  });
}
