import type { AuthCore } from "./core.ts";

export type JsonObject = Record<string, unknown>;

/** One call of an endpoint. */
export type AuthContext = {
  core: AuthCore;
  request: Request;
  url: URL;
  /** The caller's address. */
  ip: string;
  /** What the path holds in the place of `:id` and the like. */
  parameters: Readonly<Record<string, string>>;
  /** The JSON object that was sent, or an empty one. Its strings are well formed and hold no zero characters. */
  body: JsonObject;
  /** Whether the caller has the secret key. */
  isService: boolean;
};

export type AuthRoute = {
  method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  /** Below `/auth/v1`: "/factors/:id". */
  path: string;
  /** "key" (if nothing is said) asks for one of the two API keys, "service" for the secret one; "open" is for links and navigations. */
  access?: "open" | "key" | "service";
  /** It counts wrong tries by itself: a 429 for a right refresh would log the person out, and one for a link would be bare JSON. */
  hasOwnLimit?: boolean;
  /** May throw an `AuthError`. */
  handle: (context: AuthContext) => Promise<Response>;
};

/** JSON that is never cached, like all answers about people. */
export function answerJson(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
