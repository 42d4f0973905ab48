// Measures how many responses a server sends per second over keep-alive connections, for the page benches.
import { Agent, get } from "node:http";

/** What Chrome, Edge and Firefox send. */
export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

const CONNECTIONS = 8;
const WARM_UP_S = 2;
const MEASURED_S = 5;

/** Makes `addressOf` return a color page. */
export const COLOR = "/color/";
/** The pages whose rendering is measured. */
export const PAGES = [
  COLOR,
  "/gradient-generator",
  "/color-palette-generator",
  "/color-palette-builder",
  "/contrast-checker",
  "/color-mixer",
  "/color-wheel",
  "/playground",
  "/convert/hextorgb",
  "/",
];

let count = 0;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Calls `nextAddress` per request. `encoding` is the Accept-Encoding. Rejects at the first non-200 response. */
export async function rateOf(nextAddress, encoding) {
  await ask(nextAddress, encoding, WARM_UP_S);
  return ask(nextAddress, encoding, MEASURED_S);
}

/** Returns a different address of a page each time, so that no cache has it; "/color/" gets a color. */
export function addressOf(page) {
  count++;
  if (page !== COLOR) return `${page}?bench=${count}`;
  return page + hexOf(count);
}

/** A different color for each number. */
export function hexOf(count) {
  return ((count * 1_103_515_245) % 0x1000000).toString(16).padStart(6, "0").toUpperCase();
}

/** Call this after the last rate; otherwise the process does not end. */
export function closeConnections() {
  agent.destroy();
}

async function ask(nextAddress, encoding, seconds) {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const askInTurn = async () => {
    while (performance.now() < end) {
      await fetchPage(nextAddress(), encoding);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askInTurn));
  return answers / seconds;
}

function fetchPage(address, encoding) {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { "Accept-Encoding": encoding } }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${address}: ${response.statusCode}`)),
      );
    });
    request.once("error", reject);
  });
}
