// A thread that acts like the embedded database's and crashes on request. For tests only.
import { parentPort, workerData } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./worker.ts";

const send = (message: FromWorker) => parentPort?.postMessage(message);
const { directory } = workerData as { directory: string };

if (directory === "in use") {
  send({ type: "failed", message: "The data is in use." });
} else if (directory === "breaks") {
  throw new Error("no memory");
} else {
  parentPort?.on("message", (message: ToWorker) => {
    if (message.type === "close") process.exit(0);
    const { id, ip, method, url, headers, body } = message.request;
    const { pathname } = new URL(url);
    if (pathname === "/crash") process.exit(1);
    if (pathname === "/wait") return;
    if (pathname === "/mail") send({ type: "mail" });
    const said = JSON.stringify({ ip, method, headers, body: body ? new TextDecoder().decode(body) : null });
    const content = pathname === "/empty" ? "" : said;
    const buffer = new TextEncoder().encode(content).buffer as ArrayBuffer;
    const status = pathname === "/empty" ? 204 : 200;
    send({
      type: "answer",
      id,
      status,
      headers: [
        ["X-Said", "1"],
        ["Set-Cookie", "a=1"],
        ["Set-Cookie", "b=2"],
      ],
      body: buffer,
    });
  });
  send({ type: "ready" });
}
