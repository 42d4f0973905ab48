// A handwritten app, and people who connect it with the official client. For tests only.
import { createHash, randomBytes } from "node:crypto";
import { SITE, type TestAuth } from "./test-auth.ts";

export const HOME = "https://app.example/back";

type Asked = Record<string, string | undefined>;

export function openTestApps({ handler, join, send }: TestAuth) {
  const register = async (more: object = {}) => {
    const body = { client_name: "Test app", redirect_uris: [HOME], ...more };
    const { body: app } = await send("POST", "/oauth/clients/register", { key: null, body });
    return app.client_id as string;
  };
  /** Returns where the app's request leads the browser. */
  const open = async (asked: Asked) => {
    const query = new URLSearchParams(JSON.parse(JSON.stringify(asked)));
    const response = await handler(new Request(`${SITE}/auth/v1/oauth/authorize?${query}`), "192.0.2.1");
    return new URL(response.headers.get("location") ?? "");
  };
  /** Starts a valid request; `more` overrides its parameters. */
  const begin = async (client_id: string, more: Asked = {}) => {
    const verifier = randomBytes(32).toString("base64url");
    const asked = {
      client_id,
      redirect_uri: HOME,
      response_type: "code",
      state: "s1",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...more,
    };
    const page = await open(asked);
    return { page, id: page.searchParams.get("authorization_id") ?? "", verifier, redirect_uri: asked.redirect_uri };
  };
  const token = async (body: Asked) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const form = new URLSearchParams(JSON.parse(JSON.stringify(body))).toString();
    return send("POST", "/oauth/token", { key: null, headers, body: form });
  };
  type Person = Awaited<ReturnType<typeof join>>;
  /** Views and approves a request; returns the redirect to the app. */
  const agree = async ({ browser }: Pick<Person, "browser">, id: string) => {
    await browser.oauth.getAuthorizationDetails(id);
    const { data, error } = await browser.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
    if (error) throw error;
    return new URL(data.redirect_url);
  };
  /** Returns a code with all parameters for exchanging it. */
  const getCode = async (person: Pick<Person, "browser">, client_id: string) => {
    const { id, verifier, redirect_uri } = await begin(client_id);
    const code = (await agree(person, id)).searchParams.get("code") ?? "";
    return { grant_type: "authorization_code", client_id, code, code_verifier: verifier, redirect_uri };
  };
  /** Connects the app and returns its tokens. */
  const connect = async (person: Pick<Person, "browser">, client_id: string) => {
    const { body } = await token(await getCode(person, client_id));
    return body as { access_token: string; refresh_token: string };
  };
  return { register, open, begin, token, join, agree, getCode, connect };
}
