// The open API: GET below /api, JSON out, for all scripts and pages.
import type { Context } from "hono";
import type { NameService } from "#color/names.ts";
import type { ApiReference } from "#contract/api.ts";
import { encode, isKnownTag, makeTag, preferredEncoding } from "../send-page.ts";
import { contrastEndpoint } from "./contrast.ts";
import { convertEndpoint } from "./convert.ts";
import { type Answer, type Endpoint, MAX_QUERY_CHARS } from "./endpoint.ts";
import { nameEndpoint } from "./name.ts";
import { paletteEndpoint } from "./palette.ts";
import { isProblem, makeProblem, PROBLEM_KINDS, type Problem, quoted } from "./problem.ts";
import { randomEndpoint } from "./random.ts";
import { MAX_COLOR_CHARS } from "./read-color.ts";

/** Rises with a change that could break a program; the answers until then are kept under their old addresses. */
const VERSION = 1;
const METHODS = "GET, HEAD, OPTIONS";
const DAY_S = 86_400;
/** Smaller bodies gain nothing. */
const LEAST_COMPRESSED_BYTES = 1024;
const QUALITY = 4;

/** Answers every method and every path below /api; never throws. */
export async function answerApi(c: Context, names: NameService): Promise<Response> {
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Access-Control-Expose-Headers", "ETag");
  const { method } = c.req;
  if (method === "OPTIONS") {
    c.header("Access-Control-Allow-Methods", METHODS);
    c.header("Access-Control-Allow-Headers", "*");
    c.header("Access-Control-Max-Age", String(DAY_S));
    return c.body(null, 204);
  }
  const { pathname, searchParams } = new URL(c.req.url);
  const endpoint = ENDPOINTS.find(({ path }) => path === pathname);
  if (!endpoint) {
    const known = ENDPOINTS.map(({ path }) => path).join(", ");
    return refuse(c, makeProblem("not-found", `Nothing at ${quoted(pathname)}. Try ${known}.`));
  }
  if (method !== "GET" && method !== "HEAD") {
    c.header("Allow", METHODS);
    return refuse(c, makeProblem("method-not-allowed", `${method} is not allowed, only ${METHODS}.`));
  }
  try {
    const answer = endpoint.answer(searchParams, names);
    return isProblem(answer) ? refuse(c, answer) : await send(c, answer);
  } catch (error) {
    console.error(error);
    return refuse(c, makeProblem("internal-error", "Something went wrong on our side. Your query is fine."));
  }
}

/** An answer as it is sent, for the page that describes the API. */
function printAnswer(endpoint: Endpoint, query: URLSearchParams, names: NameService): string {
  const answer = endpoint.answer(query, names);
  return printBody(isProblem(answer) ? answer : withVersion(answer));
}

function withVersion({ body }: Answer) {
  return { version: VERSION, ...body };
}

function printBody(body: object) {
  return `${printJson(body)}\n`;
}

function refuse(c: Context, problem: Problem) {
  c.header("Cache-Control", "no-store");
  return c.body(printBody(problem), PROBLEM_KINDS[problem.error.code].status, { "Content-Type": "application/json" });
}

async function send(c: Context, answer: Answer) {
  const text = printBody(withVersion(answer));
  const bytes = new TextEncoder().encode(text);
  c.header("Vary", "Accept-Encoding");
  c.header("Cache-Control", answer.isFresh ? "no-store" : `public, max-age=${DAY_S}`);
  const encoding =
    bytes.length < LEAST_COMPRESSED_BYTES ? undefined : preferredEncoding(c.req.header("Accept-Encoding"));
  if (!answer.isFresh) {
    // Each encoding has its own.
    const tag = makeTag(encoding ? `${encoding} ${text}` : text);
    c.header("ETag", tag);
    if (isKnownTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304);
  }
  if (!encoding) return c.body(text, 200, { "Content-Type": "application/json" });
  const body = await encode(bytes, encoding, QUALITY);
  return c.body(body, 200, { "Content-Type": "application/json", "Content-Encoding": encoding });
}

/** In the order in which their page shows them. */
export const ENDPOINTS: readonly Endpoint[] = [
  convertEndpoint,
  nameEndpoint,
  paletteEndpoint,
  contrastEndpoint,
  randomEndpoint,
];

const REFUSED = "text=teel&background=white";

/** What the API's own page says: each endpoint with the answer that its example really gets, and a refusal. */
export function describeApi(names: NameService): ApiReference {
  return {
    endpoints: ENDPOINTS.map((endpoint) => {
      const { path, reference } = endpoint;
      return { path, ...reference, answer: printAnswer(endpoint, new URLSearchParams(reference.example), names) };
    }),
    problems: Object.entries(PROBLEM_KINDS).map(([code, kind]) => ({ code, ...kind })),
    refused: {
      address: `${contrastEndpoint.path}?${REFUSED}`,
      answer: printAnswer(contrastEndpoint, new URLSearchParams(REFUSED), names),
    },
    limits: { queryChars: MAX_QUERY_CHARS, colorChars: MAX_COLOR_CHARS },
  };
}

const LINE_CHARS = 100;

/** JSON for people too: parts that fit on one line take one, all others are indented by two spaces. */
export function printJson(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null) return flat;
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([key, part]) => {
    const text = printJson(part, inner);
    return isList ? text : `${JSON.stringify(key)}: ${text}`;
  });
  const [open, close] = isList ? "[]" : "{}";
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (parts.length === 0) return flat;
  if (indent !== "" && indent.length + line.length <= LINE_CHARS && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}
