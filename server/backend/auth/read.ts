import * as v from "valibot";
import { checkEmail } from "#contract/account-rules.ts";
import { readBytes } from "../read-bytes.ts";
import type { JsonObject } from "./core.ts";
import { AuthError, invalid } from "./error.ts";

const MAX_BODY_BYTES = 65_536;
/** Access tokens contain the metadata, and servers refuse long headers: Node from 16 kB. */
const MAX_DATA_BYTES = 2000;
/** With what the server adds: the address, its id, and whether it is verified. */
const MAX_TOKEN_DATA_BYTES = 3000;
const MAX_DATA_DEPTH = 10;
const TOO_LARGE = "is too large";

/** An optional string. */
export const textMember = v.nullish(v.string());
/** A small JSON object that a person or the server stores with an account. */
export const metadataSchema = v.pipe(v.custom<JsonObject>(isObject), v.check(isSmall, TOO_LARGE));

/**
 * Reads a request's JSON object, or its form where accepted; `{}` if the body is empty. Strings that PostgreSQL can't
 * store (with NUL characters or lone surrogates) are rejected here, once for all endpoints.
 */
export async function readBody(request: Request, takesForm = false): Promise<JsonObject> {
  const text = await readText(request);
  if (text === "") return {};
  if (takesForm && /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")) {
    return readForm(text);
  }
  try {
    const body: unknown = JSON.parse(text, (key, value) => {
      if (!isStorable(key) || (typeof value === "string" && !isStorable(value))) throw new SyntaxError("Text");
      return value;
    });
    if (isObject(body)) return body;
  } catch {
    // reported below
  }
  throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
}

function readForm(text: string): JsonObject {
  const entries = [...new URLSearchParams(text)];
  const form = Object.fromEntries(entries);
  // A repeated name could be read one way here and another way elsewhere.
  if (Object.keys(form).length === entries.length && entries.flat().every(isStorable)) return form;
  throw invalid("Could not parse request body as a form");
}

/** Reads the members that an endpoint uses; throws a 400 if one has the wrong type. The error repeats no values. */
export function readMembers<Output>(schema: v.GenericSchema<unknown, Output>, body: JsonObject): Output {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const name = v.getDotPath(issue) ?? "body";
  throw invalid(issue.type === "check" ? `${name} ${issue.message}` : `Invalid ${name}`);
}

/** Merges changes into metadata; null removes a member. Throws a 422 if the result is too large. */
export function mergeMetadata(known: JsonObject, changes: JsonObject): JsonObject {
  const kept = Object.entries({ ...known, ...changes }).filter(([name]) => changes[name] !== null);
  const merged = Object.fromEntries(kept);
  if (!isSmall(merged)) throw new AuthError(422, "validation_failed", `The metadata ${TOO_LARGE}`);
  return merged;
}

/** Normalizes an email address to the form that is stored; throws a 400 if it is invalid. */
export function readEmail(given: string): string {
  const email = given.trim().toLowerCase();
  if (email === "" || checkEmail(email) !== null || /\p{Cc}/u.test(email)) {
    throw invalid("Unable to validate email address: invalid format");
  }
  return email;
}

/** True for a UUID; the database would reject anything else with an error. */
export function isId(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

async function readText(request: Request) {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (!bytes) throw new AuthError(413, "validation_failed", "Request body too large");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for metadata of at most 2,000 bytes, as JSON in UTF-8, and 10 levels. */
function isSmall(data: JsonObject): boolean {
  return depthOf(data) <= MAX_DATA_DEPTH && bytesOf(data) <= MAX_DATA_BYTES;
}

/** True for metadata of at most 3,000 bytes, as JSON in UTF-8. */
export function fitsToken(data: JsonObject): boolean {
  return bytesOf(data) <= MAX_TOKEN_DATA_BYTES;
}

function bytesOf(data: JsonObject): number {
  return Buffer.byteLength(JSON.stringify(data));
}

/** True if PostgreSQL can store the text: it has no NUL characters or lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== "object" || value === null || depth > MAX_DATA_DEPTH) return depth;
  return Math.max(depth, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)));
}
