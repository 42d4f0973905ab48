import { parseArgs } from "node:util";
import { type CallAsService, cleanRows, MAX_ROWS, readRows } from "../redirects/read-redirects.ts";
import { findEndless, MAX_HOPS, REDIRECT_STATUSES, readPath, readTarget } from "../redirects/redirect-rules.ts";

type Tools = {
  callAsService: CallAsService;
  /** Our own origin, when it is set. */
  siteUrl: string | undefined;
  print: (line: string) => void;
};

const USAGE = `npm run operate -- redirects list
npm run operate -- redirects add <path> <target> [--status 301|302|307|308] [--note <text>]
npm run operate -- redirects remove <path>`;

/** `redirects list`, `add` and `remove`. Rejects with the lines to show when something is refused or cannot be done. */
export async function operateRedirects(args: readonly string[], tools: Tools): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [verb, path = "", target = "", ...rest] = positionals;
  if (verb === "list" && positionals.length === 1) return listRedirects(tools);
  if (verb === "add" && target && rest.length === 0) return addRedirect(path, target, values, tools);
  if (verb === "remove" && path && positionals.length === 2) return removeRedirect(path, tools);
  throw new Error(USAGE);
}

function readArguments(args: readonly string[]) {
  try {
    const options = { status: { type: "string" }, note: { type: "string" } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Error(USAGE);
  }
}

async function listRedirects({ callAsService, print }: Tools) {
  const rows = await readRows(callAsService, "path,target,status,note");
  for (const { path, target, status, note } of rows) print(`${path} ${status} ${target}${note && `  (${note})`}`);
  print(`${rows.length} ${rows.length === 1 ? "redirect" : "redirects"}`);
}

async function addRedirect(
  givenPath: string,
  givenTarget: string,
  { status: givenStatus = "302", note = "" }: { status?: string | undefined; note?: string | undefined },
  { callAsService, siteUrl, print }: Tools,
) {
  const from = readPath(givenPath);
  if ("problem" in from) throw new Error(from.problem);
  const to = readTarget(givenTarget, siteUrl);
  if ("problem" in to) throw new Error(to.problem);
  const status = REDIRECT_STATUSES.find((known) => String(known) === givenStatus);
  if (!status) throw new Error(`The status must be one of ${REDIRECT_STATUSES.join(", ")}.`);
  const redirects = cleanRows(await readRows(callAsService, "path,target,status"), siteUrl);
  const { path } = from;
  const { target } = to;
  const isNew = !redirects.has(path);
  if (isNew && redirects.size >= MAX_ROWS) throw new Error(`There are ${MAX_ROWS} redirects, which is the most.`);
  const endlessBefore = findEndless(redirects);
  redirects.set(path, { path, target, status });
  const endless = [...findEndless(redirects)].find((other) => !endlessBefore.has(other));
  if (endless) throw new Error(`${endless} would never end, or lead on more than ${MAX_HOPS} times.`);
  const response = await callAsService("/rest/v1/redirects", {
    method: "POST",
    headers: { "Content-Type": "application/json", Prefer: "resolution=merge-duplicates,return=minimal" },
    body: JSON.stringify({ path, target, status, note }),
  });
  await needOk(response);
  print(`${path} ${isNew ? "leads" : "now leads"} to ${target} (${status}), within a minute on every server.`);
}

async function removeRedirect(givenPath: string, { callAsService, print }: Tools) {
  const from = readPath(givenPath);
  if ("problem" in from) throw new Error(from.problem);
  const response = await callAsService(`/rest/v1/redirects?path=eq.${encodeURIComponent(from.path)}`, {
    method: "DELETE",
    headers: { Prefer: "return=representation" },
  });
  await needOk(response);
  const removed: unknown = await response.json();
  if (!Array.isArray(removed) || removed.length === 0) throw new Error(`${from.path} is not redirected.`);
  print(`${from.path} is no longer redirected, within a minute on every server.`);
}

async function needOk(response: Response) {
  if (!response.ok) throw new Error(`The backend answers ${response.status}: ${await response.text()}`);
}
