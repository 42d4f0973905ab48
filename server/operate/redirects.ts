import { findEndless, MAX_HOPS, REDIRECT_STATUSES, readPath, readTarget } from "../redirects/redirect-rules.ts";
import { cleanRows, MAX_ROWS, readRows } from "../redirects/redirects.ts";
import { type Command, parseArguments, Refusal } from "./command.ts";
import type { Service } from "./open-service.ts";

type Tools = Pick<Service, "callAsService">;

/** Shows, adds and removes redirects from a path of the site. */
export const redirects: Command = {
  usage: [
    "redirects list",
    'redirects add <path> <target> [--status 301|302|307|308] [--note "…"]     302 by default',
    "redirects remove <path>",
  ],
  prepare(args) {
    const { values, positionals } = parseArguments(args, { status: { type: "string" }, note: { type: "string" } });
    const [verb, path = "", target = "", ...rest] = positionals;
    if (verb === "list" && positionals.length === 1) return listRedirects;
    if (verb === "add" && target && rest.length === 0) {
      return ({ callAsService }, siteUrl) => addRedirect(path, target, values, { callAsService, siteUrl });
    }
    if (verb === "remove" && path && positionals.length === 2) return (tools) => removeRedirect(path, tools);
    throw new Refusal("Use list, add with a path and a target, or remove with a path.");
  },
};

async function listRedirects({ callAsService }: Tools) {
  const rows = await readRows(callAsService, "path,target,status,note");
  const lines = rows.map(({ path, target, status, note }) => `${path} ${status} ${target}${note && `  (${note})`}`);
  return [...lines, `${rows.length} ${rows.length === 1 ? "redirect" : "redirects"}`].join("\n");
}

async function addRedirect(
  givenPath: string,
  givenTarget: string,
  { status: givenStatus = "302", note = "" }: { status?: string | undefined; note?: string | undefined },
  { callAsService, siteUrl }: Tools & { siteUrl: string | undefined },
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
  if (isNew && redirects.size >= MAX_ROWS) throw new Error(`There are ${MAX_ROWS} redirects, which is the maximum.`);
  const endlessBefore = findEndless(redirects);
  redirects.set(path, { path, target, status });
  const endless = [...findEndless(redirects)].find((other) => !endlessBefore.has(other));
  if (endless) throw new Error(`${endless} would never end, or redirect more than ${MAX_HOPS} times.`);
  const response = await callAsService("/rest/v1/redirects", {
    method: "POST",
    headers: { "Content-Type": "application/json", Prefer: "resolution=merge-duplicates,return=minimal" },
    body: JSON.stringify({ path, target, status, note }),
  });
  await needOk(response);
  return `${path} ${isNew ? "leads" : "now leads"} to ${target} (${status}), within a minute on every server.`;
}

async function removeRedirect(givenPath: string, { callAsService }: Tools) {
  const from = readPath(givenPath);
  if ("problem" in from) throw new Error(from.problem);
  const response = await callAsService(`/rest/v1/redirects?path=eq.${encodeURIComponent(from.path)}`, {
    method: "DELETE",
    headers: { Prefer: "return=representation" },
  });
  await needOk(response);
  const removed: unknown = await response.json();
  if (!Array.isArray(removed) || removed.length === 0) throw new Error(`${from.path} is not redirected.`);
  return `${from.path} is no longer redirected, within a minute on every server.`;
}

async function needOk(response: Response) {
  if (!response.ok) throw new Error(`The backend returned ${response.status}: ${await response.text()}`);
}
