import { expect, expectTypeOf, test } from "vitest";
import { ACTS } from "../../acts/acts.ts";
import { withVersion } from "../../acts/print-answer.ts";
import { runAct } from "../../acts/run-act.ts";
import { names, ORIGIN, openApi } from "../../server/api/test-api.ts";
import { createClient, HuesmithError, type Inputs } from "./src/client.ts";

type Sent = { url: string; method: string };

/** A client for the real API, and the requests it has sent. */
function connect(api = openApi()) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, method: init.method ?? "GET" });
    return api.request(url, init);
  };
  return { client: createClient({ origin: `${ORIGIN}/`, fetch }), sent };
}

test("every act is a method that returns its example", async () => {
  const { client } = connect();
  for (const act of ACTS) {
    const outcome = runAct(act, act.example, { names, newSeed: () => "", origin: ORIGIN });
    if ("fault" in outcome) throw new Error(outcome.fault.message);
    const method = client[act.name as keyof Inputs] as (input: object) => Promise<unknown>;
    expect(await method(act.example)).toEqual(JSON.parse(JSON.stringify(withVersion(outcome.data))));
  }
});

test("inputs and answers have the types of the acts", async () => {
  const { client } = connect();
  const { fix, wcag } = await client.contrast({ text: "#777", background: "white" });
  expect(wcag.printed).toBe("4.47:1");
  expectTypeOf(fix.hex).toEqualTypeOf<string | null>();
  const { colors } = await client.palette();
  expectTypeOf(colors[0]?.isLocked).toEqualTypeOf<boolean | undefined>();
  expect(colors).toHaveLength(5);
  expectTypeOf<Inputs["mix"]["hue"]>().toEqualTypeOf<"shorter" | "longer" | "increasing" | "decreasing" | undefined>();
  // @ts-expect-error there is no such deficiency, and no such parameter
  await expect(client.simulate({ colour: "red", deficiency: "blind" })).rejects.toThrow("colour");
});

test("lists are sent unchanged, long input is sent in a body, and undefined and null are omitted", async () => {
  const { client, sent } = connect();
  // @ts-expect-error only JavaScript can pass null
  expect((await client.random({ seed: null })).colors).not.toEqual([]);
  expect((await client.name({ color: ["#0d6986", "rgb(1 2 3)"], count: undefined })).colors).toHaveLength(2);
  await client.import({ text: `a { color: teal } /* ${"x".repeat(3000)} */` });
  expect(sent.map(({ url, method }) => [method, new URL(url).search.length > 0])).toEqual([
    ["GET", false],
    ["GET", true],
    ["POST", false],
  ]);
});

test("a rejected request throws an error with the fields of RFC 9457", async () => {
  const { client } = connect();
  const error = await client.contrast({ text: "teel", background: "white" }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HuesmithError);
  expect(error).toMatchObject({
    type: `${ORIGIN}/api#invalid-parameter`,
    title: "Bad request",
    status: 400,
    detail: expect.stringContaining("teel"),
    code: "invalid-parameter",
    parameter: "text",
    retryAfterSeconds: null,
  });
});

test("too many requests report how long to wait, and a proxy's page is an error", async () => {
  const { client } = connect(openApi(names, { points: 0, duration: 60 }));
  await expect(client.random()).rejects.toMatchObject({ code: "too-many-requests", retryAfterSeconds: 60 });
  for (const status of [200, 502]) {
    const proxy = createClient({ fetch: async () => new Response("<h1>Sorry</h1>", { status }) });
    await expect(proxy.random()).rejects.toMatchObject({ status, type: "about:blank", code: null });
  }
});

test("an aborted call rejects, also while the answer arrives", async () => {
  const client = createClient({ origin: "http://127.0.0.1:9" });
  await expect(client.random({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  const body = new ReadableStream({ start: (stream) => stream.error(new DOMException("", "AbortError")) });
  const late = createClient({ fetch: async () => new Response(body) });
  await expect(late.random()).rejects.toMatchObject({ name: "AbortError" });
});
