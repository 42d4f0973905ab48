import { Refusal, unreadable } from "./problem.ts";

export type Preferences = {
  isReturning: boolean;
  isCounting: boolean;
  resolution: "merge" | "ignore" | null;
  /** What was heeded, for the answer. */
  applied: readonly string[];
};

// They change what a call does: to go on without them would be a trap.
const UNSUPPORTED = ["tx=", "max-affected=", "missing=default"];

/** The `Prefer` header. What means nothing here is ignored, as RFC 7240 asks. */
export function readPreferences(headers: Headers): Preferences {
  const given = (headers.get("prefer") ?? "").split(",").map((item) => item.trim());
  const refused = given.find((item) => UNSUPPORTED.some((start) => item.startsWith(start)));
  if (refused) throw new Refusal(400, "PGRST122", `Preference not supported: ${refused.slice(0, 40)}`);
  const isCounting = given.some((item) => /^count=(exact|planned|estimated)$/.test(item));
  const merge = given.includes("resolution=merge-duplicates");
  const ignore = given.includes("resolution=ignore-duplicates");
  const isReturning = given.includes("return=representation");
  const applied = [
    ...(isReturning ? ["return=representation"] : given.includes("return=minimal") ? ["return=minimal"] : []),
    ...(merge ? ["resolution=merge-duplicates"] : ignore ? ["resolution=ignore-duplicates"] : []),
    ...(isCounting ? ["count=exact"] : []),
  ];
  return { isReturning, isCounting, resolution: merge ? "merge" : ignore ? "ignore" : null, applied };
}

const LIST_TYPES = ["*/*", "application/*", "application/json", "application/vnd.pgrst.array+json"];
const OBJECT_TYPE = "application/vnd.pgrst.object+json";

/** Whether exactly one row is wanted, as an object. Refuses what is not JSON. */
export function wantsObject(headers: Headers): boolean {
  const accept = headers.get("accept") || "*/*";
  for (const item of accept.split(",")) {
    const [type = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    if (parameters.some((parameter) => parameter.startsWith("nulls="))) continue;
    if (type === OBJECT_TYPE) return true;
    if (LIST_TYPES.includes(type)) return false;
  }
  const shown = accept.slice(0, 60);
  throw new Refusal(406, "PGRST107", `None of these media types are available: ${shown}`);
}

/** PostgREST lets a request choose a schema; there is one. */
export function checkProfile(headers: Headers) {
  for (const name of ["accept-profile", "content-profile"]) {
    if ((headers.get(name) ?? "public") !== "public") {
      throw new Refusal(406, "PGRST106", "The schema must be one of the following: public");
    }
  }
}

export type Page = { offset: number; limit: number };

const MAX_ROWS = 1000;
const MAX_OFFSET = 1_000_000;

/** Which rows: `limit` and `offset`, or the `Range` header of a GET; never more than 1000. */
export function readPage(query: URLSearchParams, headers: Headers): Page {
  const range = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(headers.get("range")?.trim() ?? "");
  const first = Number(range?.[1] ?? 0);
  const last = range?.[2] === undefined ? Number.POSITIVE_INFINITY : Number(range[2]);
  if (first > last) {
    throw outOfRange("The lower boundary must be lower than or equal to the upper boundary in the Range header.");
  }
  const offset = readCount(query, "offset") ?? first;
  const limit = readCount(query, "limit") ?? last - first + 1;
  if (offset > MAX_OFFSET) throw outOfRange(`An offset is at most ${MAX_OFFSET}.`);
  return { offset, limit: Math.min(limit, MAX_ROWS) };
}

function readCount(query: URLSearchParams, name: string) {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw unreadable(`${name} parameter`, text, "a number from 0");
  return Number(text);
}

/** 416 in PostgREST's words. */
export function outOfRange(details: string): Refusal {
  return new Refusal(416, "PGRST103", "Requested range not satisfiable", details);
}
