import { ACT_NAMES, type Answers, type Inputs, type ProblemCode, PUBLIC_ORIGIN } from "./acts.ts";

export type { Answers, Inputs, ProblemCode } from "./acts.ts";

export type ClientOptions = {
  /** Origin of the site that answers: https://huesmith.com by default. */
  readonly origin?: string;
  /** Replaces the global `fetch`, for tests, retries and caches. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

export type CallOptions = { readonly signal?: AbortSignal };

type Input<Name extends keyof Inputs> =
  Record<string, never> extends Inputs[Name]
    ? [input?: Inputs[Name], options?: CallOptions]
    : [input: Inputs[Name], options?: CallOptions];

/** A method for each act. Rejects with a `HuesmithError` if refused, or with the error of `fetch` if offline. */
export type Client = { readonly [Name in keyof Inputs]: (...call: Input<Name>) => Promise<Answers[Name]> };

type Fields = Omit<HuesmithError, keyof Error>;

/** A refused request, with the fields of RFC 9457. */
export class HuesmithError extends Error {
  override readonly name = "HuesmithError";
  /** The URL that explains the problem, or about:blank. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What is wrong, for people; the same as `message`. */
  readonly detail: string;
  /** Null if the response is not from the API but, for example, from a proxy. */
  readonly code: ProblemCode | null;
  /** The parameter to check. */
  readonly parameter: string | null;
  /** How long to wait after too many requests. */
  readonly retryAfterSeconds: number | null;

  constructor(fields: Fields) {
    super(fields.detail);
    this.type = fields.type;
    this.title = fields.title;
    this.status = fields.status;
    this.detail = fields.detail;
    this.code = fields.code;
    this.parameter = fields.parameter;
    this.retryAfterSeconds = fields.retryAfterSeconds;
  }
}

/** Short enough for every proxy; longer queries go in the body of a POST, which is never cached. */
const MAX_QUERY_CHARACTERS = 2000;

export function createClient({ origin = PUBLIC_ORIGIN, fetch: send }: ClientOptions = {}): Client {
  const call =
    (name: string) =>
    async (input: Readonly<Record<string, unknown>> = {}, { signal }: CallOptions = {}) => {
      const query = writeQuery(input);
      const url = `${origin.replace(/\/$/, "")}/api/${name}`;
      const request: RequestInit = signal ? { signal } : {};
      const response =
        query.length <= MAX_QUERY_CHARACTERS
          ? await (send ?? fetch)(query === "" ? url : `${url}?${query}`, request)
          : await (send ?? fetch)(url, {
              ...request,
              method: "POST",
              headers: { "Content-Type": "application/json" },
              body: JSON.stringify(input),
            });
      return readAnswer(response);
    };
  return Object.fromEntries(ACT_NAMES.map((name) => [name, call(name)])) as unknown as Client;
}

function writeQuery(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).flatMap(([name, given]) =>
    [given ?? []]
      .flat()
      .filter((value) => value !== undefined)
      .map((value) => [name, String(value)]),
  );
  return new URLSearchParams(pairs).toString();
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text(); // rejects if the connection is lost or the call aborted meanwhile
  const body = readJson(text) as Partial<Fields & { error: Partial<Fields> }> | null;
  if (response.ok && body !== null) return body;
  const retryAfter = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  throw new HuesmithError({
    type: body?.type ?? "about:blank",
    title: body?.title ?? response.statusText,
    status: response.status,
    detail: body?.detail ?? `The response with status ${response.status} is not from the API.`,
    code: body?.error?.code ?? null,
    parameter: body?.error?.parameter ?? null,
    retryAfterSeconds: Number.isNaN(retryAfter) ? null : retryAfter,
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
