import type { Context } from "hono";
import type { Input } from "#acts/act.ts";
import { quoted } from "#color/text/quoted.ts";
import { readBytes } from "../backend/read-bytes.ts";
import type { PROBLEM_KINDS } from "./problem.ts";

/** Enough for a list of colors in the longest forms; below the server's limit for headers. */
export const MAX_QUERY_CHARACTERS = 4096;
/** Enough for the longest text that an act takes. */
export const MAX_BODY_BYTES = 256 * 1024;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/** Why a request is refused: a code, a sentence, and the parameter at fault. */
export type Refusal = [code: keyof typeof PROBLEM_KINDS, message: string, parameter?: string];

type Read = { input: Input; bodyBytes: number } | { refusal: Refusal };

/** The parameters of a request: from the query, or for POST from the JSON object in the body, with its length. */
export async function readRequest(c: Context): Promise<Read> {
  const url = new URL(c.req.url);
  const { searchParams } = url;
  if (c.req.method !== "POST") return readQuery(url);
  const [name] = searchParams.keys();
  if (name !== undefined) {
    return { refusal: ["unknown-parameter", `A POST takes ${quoted(name)} in its body, not in the query.`, name] };
  }
  return readBody(c);
}

function readQuery({ search, searchParams: query }: URL): Read {
  if (search.length - 1 > MAX_QUERY_CHARACTERS) {
    return {
      refusal: ["query-too-long", `The query may have ${MAX_QUERY_CHARACTERS} characters at most.`],
    };
  }
  return { input: Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)])), bodyBytes: 0 };
}

async function readBody(c: Context): Promise<Read> {
  if (!JSON_TYPE.test(c.req.header("Content-Type") ?? "")) {
    c.header("Accept-Post", "application/json");
    return { refusal: ["unsupported-media-type", "The body must be JSON, with Content-Type: application/json."] };
  }
  const bytes = await readBytes(c.req.raw, MAX_BODY_BYTES);
  if (!bytes) {
    return { refusal: ["body-too-long", `The body may have ${MAX_BODY_BYTES.toLocaleString("en-US")} bytes at most.`] };
  }
  try {
    const body: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof body === "object" && body !== null && !Array.isArray(body)) {
      return { input: body as Input, bodyBytes: bytes.length };
    }
  } catch {} // not JSON, or not UTF-8
  return { refusal: ["invalid-body", "The body must be a JSON object with the parameters."] };
}
