// Apps register themselves (RFC 7591). Anyone can, so an app is identified by its redirect URI, not by its name.
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isLoopback } from "#contract/connected-apps.ts";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthCore, answerJson, type JsonObject } from "../core.ts";
import { oauthError } from "../error.ts";
import { isId, readMembers, textMember } from "../read.ts";
import type { AppRow } from "../rows.ts";

const MAX_ADDRESSES = 10;
const MAX_ADDRESS_CHARACTERS = 2048;
const MAX_NAME_CHARACTERS = 60;
/** Editors with a custom URL scheme; other apps need a domain in its name, as RFC 8252 requires. */
const EDITOR_SCHEMES = ["cursor:", "vscode:", "vscode-insiders:", "windsurf:"];

const bodySchema = v.object({
  redirect_uris: v.nullish(v.array(v.string())),
  client_name: textMember,
  client_uri: textMember,
});

/** `POST /oauth/clients/register`: every app is public, whatever it requests, and must use PKCE. */
export async function register({ core, ip, body }: AuthContext): Promise<Response> {
  await core.limits.take("registerByIp", ip);
  const given = readMembers(bodySchema, body);
  const addresses = given.redirect_uris ?? [];
  if (addresses.length === 0 || addresses.length > MAX_ADDRESSES) {
    throw oauthError("invalid_redirect_uri", `redirect_uris takes 1 to ${MAX_ADDRESSES} addresses`);
  }
  if (!addresses.every(isRedirect)) {
    const rule = "https, http on this machine, or a private-use scheme that contains a dot; no user info or fragment";
    throw oauthError("invalid_redirect_uri", `redirect_uris: each is ${rule}`);
  }
  const uri = given.client_uri ?? null;
  if (uri !== null && !isWebAddress(uri))
    throw oauthError("invalid_client_metadata", "client_uri is not a web address");
  const name = readName(given.client_name ?? "") || new URL(addresses[0] ?? "").host || "App";
  return answerJson(describe(await addApp(core, name, uri, addresses)), {}, 201);
}

async function addApp(core: AuthCore, name: string, uri: string | null, addresses: readonly string[]) {
  const now = core.timestamp();
  const row = await sql<AppRow>`insert into auth.oauth_clients
    (id, client_name, client_uri, redirect_uris, created_at, updated_at)
    values (${randomUUID()}, ${name}, ${uri}, ${addresses.join(",")}, ${now}, ${now}) returning *`.first(core.db);
  if (!row) throw new Error("An insert gives its row");
  return row;
}

function describe(app: AppRow): JsonObject {
  return {
    client_id: app.id,
    client_id_issued_at: Math.floor(Date.parse(app.created_at) / 1000),
    client_name: app.client_name,
    ...(app.client_uri !== null && { client_uri: app.client_uri }),
    client_type: "public",
    registration_type: "dynamic",
    token_endpoint_auth_method: "none",
    redirect_uris: app.redirect_uris.split(","),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    created_at: app.created_at,
    updated_at: app.updated_at,
  };
}

/** Returns the app with an id; null if it is unknown. */
export async function findApp({ db }: Pick<AuthCore, "db">, id: unknown): Promise<AppRow | null> {
  return isId(id) ? sql<AppRow>`select * from auth.oauth_clients where id = ${id}`.first(db) : null;
}

/** True if the app registered this exact redirect URI; on loopback addresses, any port is allowed (RFC 8252). */
export function isOwnRedirect({ redirect_uris }: Pick<AppRow, "redirect_uris">, address: string): boolean {
  const own = redirect_uris.split(",");
  return isRedirect(address) && (own.includes(address) || own.map(withoutPort).includes(withoutPort(address)));
}

function withoutPort(address: string) {
  const url = new URL(address);
  if (url.protocol !== "http:" || !isLoopback(url.hostname)) return address;
  url.port = "";
  return url.href;
}

/** True if a browser may be sent there: never to a script, file or data URL. Commas separate the stored list. */
function isRedirect(address: string) {
  if (address.length > MAX_ADDRESS_CHARACTERS || !/^[!-+\--~]+$/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password || address.includes("#")) return false;
  if (protocol === "https:") return true;
  if (protocol === "http:") return isLoopback(hostname);
  return EDITOR_SCHEMES.includes(protocol) || protocol.includes(".");
}

function isWebAddress(text: string) {
  return text.length <= MAX_ADDRESS_CHARACTERS && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Removes characters that are invisible, reverse the text, or pile up over adjacent lines. */
function readName(text: string) {
  const seen = text
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]+/gu, "")
    .replace(/[\s\u2800]+/g, " ") // including the Braille blank
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .trim();
  return [...seen].slice(0, MAX_NAME_CHARACTERS).join("").trim();
}
