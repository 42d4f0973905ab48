// The open API: every act by GET and POST below /api, with JSON responses, for all scripts and pages.
import type { Context } from "hono";
import type { Act } from "#acts/act.ts";
import { ACTS } from "#acts/acts.ts";
import { printAnswer } from "#acts/print-answer.ts";
import { printJson } from "#acts/print-json.ts";
import { runAct } from "#acts/run-act.ts";
import { randomSeed } from "#color/generate/seed.ts";
import type { NameService } from "#color/names.ts";
import { quoted } from "#color/text/quoted.ts";
import { OPENAPI_PATH, TRY_PATH } from "#contract/api-addresses.ts";
import { isClientGone } from "../http/client-gone.ts";
import { encode, fastEncoding, isKnownTag, makeTag } from "../http/send-page.ts";
import { type Rule, waitText } from "../limits/limits.ts";
import { answerPreflight } from "./answer-preflight.ts";
import { createRequestCount } from "./count-requests.ts";
import { addressOfForm, METHODS, pathOf } from "./endpoints.ts";
import { writeOpenApi } from "./openapi.ts";
import { makeProblem } from "./problem.ts";
import { type Refusal, readRequest } from "./read-request.ts";

const READ_METHODS = "GET, HEAD, OPTIONS";
/** https://www.rfc-editor.org/rfc/rfc8631 */
const DESCRIPTIONS = `<${OPENAPI_PATH}>; rel="service-desc", </api>; rel="service-doc"`;
const READABLE_HEADERS = "ETag, Link, RateLimit, RateLimit-Policy, Retry-After";
const DAY_S = 86_400;
/** Smaller bodies gain nothing. */
const MIN_COMPRESSED_BYTES = 1024;
const QUALITY = 4;

export type ApiOptions = {
  names: NameService;
  originOf: (c: Context) => string;
  /** The network whose requests are counted together. */
  networkOf: (c: Context) => string;
  limits?: Rule;
};

/** Answers every method and every path below /api; never throws. */
export function createApi({ names, originOf, networkOf, limits }: ApiOptions): (c: Context) => Promise<Response> {
  const count = createRequestCount("api", limits);

  function refuse(c: Context, [code, message, parameter]: Refusal) {
    const problem = makeProblem(originOf(c), code, message, parameter);
    c.header("Cache-Control", "no-store");
    return c.body(print(problem), problem.status, { "Content-Type": "application/problem+json" });
  }

  async function answer(c: Context, act: Act) {
    const request = await readRequest(c);
    if ("refusal" in request) return refuse(c, request.refusal);
    const waitSeconds = await count(c, networkOf(c), request.bodyBytes);
    if (waitSeconds > 0) return refuse(c, tooManyRequests(waitSeconds));
    const outcome = runAct(act, request.input, { names, newSeed: randomSeed, origin: originOf(c) });
    if (!("fault" in outcome)) return send(c, printAnswer(outcome.data), outcome.isFresh);
    const { code, message, parameter } = outcome.fault;
    return refuse(c, [code, message, parameter]);
  }

  return async (c) => {
    const { pathname } = new URL(c.req.url);
    const { method } = c.req;
    const act = ACTS.find((known) => pathOf(known) === pathname);
    const tried = ACTS.find(({ name }) => TRY_PATH + name === pathname);
    const methods = act ? METHODS : READ_METHODS;
    c.header("Access-Control-Allow-Origin", "*");
    c.header("Access-Control-Expose-Headers", READABLE_HEADERS);
    c.header("Link", DESCRIPTIONS);
    if (method === "OPTIONS") return answerPreflight(c, methods);
    const waitSeconds = await count(c, networkOf(c));
    if (waitSeconds > 0) return refuse(c, tooManyRequests(waitSeconds));
    if (!act && !tried && pathname !== OPENAPI_PATH) {
      const known = [...ACTS.map(pathOf), OPENAPI_PATH].join(", ");
      return refuse(c, ["not-found", `Nothing at ${quoted(pathname)}. Try ${known}.`]);
    }
    if (!methods.split(", ").includes(method)) {
      c.header("Allow", methods);
      return refuse(c, ["method-not-allowed", `${method} is not allowed, only ${methods}.`]);
    }
    if (tried) return c.redirect(addressOfForm(tried, new URL(c.req.url).searchParams), 303);
    try {
      return act ? await answer(c, act) : await send(c, print(writeOpenApi(originOf(c))), false);
    } catch (error) {
      if (isClientGone(error, c)) throw error;
      console.error(error);
      return refuse(c, ["internal-error", "Something went wrong on our side. Your query is fine."]);
    }
  };
}

function tooManyRequests(waitSeconds: number): Refusal {
  return ["too-many-requests", `Too many requests from your network. Wait ${waitText(waitSeconds)}.`];
}

function print(body: object) {
  return `${printJson(body)}\n`;
}

async function send(c: Context, text: string, isFresh: boolean) {
  const bytes = new TextEncoder().encode(text);
  // Responses to POST are never cached: the address does not identify them.
  const isKept = !isFresh && c.req.method !== "POST";
  c.header("Vary", "Accept-Encoding");
  c.header("Cache-Control", isKept ? `public, max-age=${DAY_S}` : "no-store");
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? undefined : fastEncoding(c.req.header("Accept-Encoding"));
  if (isKept) {
    // Each encoding has its own tag.
    const tag = makeTag(encoding ? `${encoding} ${text}` : text);
    c.header("ETag", tag);
    if (isKnownTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304);
  }
  if (!encoding) return c.body(text, 200, { "Content-Type": "application/json" });
  const body = await encode(bytes, encoding, QUALITY);
  return c.body(body, 200, { "Content-Type": "application/json", "Content-Encoding": encoding });
}
