import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { ACTS } from "#acts/acts.ts";
import type { NameService } from "#color/names.ts";
import { openNames } from "../names/names.ts";
import { createMcp } from "./mcp.ts";

const names = openNames();
const ORIGIN = "https://colors.example";
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

function openMcp(service: NameService = names, points = 1e6) {
  const answer = createMcp({
    names: service,
    originOf: () => ORIGIN,
    networkOf: () => "1.2.3.4",
    limits: { points, duration: 60 },
  });
  return new Hono().all("/mcp", answer);
}

const app = openMcp();

async function connect(served = app) {
  const client = new Client({ name: "test", version: "1" });
  const fetch = async (url: string | URL, init?: RequestInit) => served.request(String(url), init);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), { fetch }));
  return client;
}

function post(body: unknown, headers: Record<string, string> = {}, served = app) {
  return served.request("/mcp", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
  });
}

async function call(name: string, input: Record<string, unknown>, served = app) {
  const { content, isError } = await (await connect(served)).callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return { text, isError };
}

test("the SDK's client lists every act as a tool with its schema", async () => {
  const client = await connect();
  expect(client.getServerVersion()).toMatchObject({ name: "huesmith", websiteUrl: ORIGIN });
  expect(client.getInstructions()).toContain(ORIGIN);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(ACTS.map(({ name }) => name));
  expect(tools.find(({ name }) => name === "fix")).toMatchObject({
    title: "Fix contrast",
    inputSchema: { type: "object", required: ["text", "background"], additionalProperties: false },
    annotations: { readOnlyHint: true },
  });
});

test("every tool returns a result for its example", async () => {
  for (const { name, example } of ACTS) {
    const { text, isError } = await call(name, example);
    expect([name, isError, JSON.parse(text).version]).toEqual([name, false, 1]);
  }
});

test("the contrast tool returns known values", async () => {
  const { text } = await call("contrast", { text: "#777", background: "#fff" });
  expect(JSON.parse(text)).toMatchObject({ wcag: { printed: "4.47:1" }, fix: { hex: "#767676" } });
});

test("bad input returns an error result with the reason", async () => {
  expect(await call("contrast", { text: "teel", background: "white" })).toEqual({
    text: expect.stringMatching(/^text “teel” could not be read\./),
    isError: true,
  });
  expect(await call("paint", {})).toMatchObject({ text: expect.stringContaining("paint"), isError: true });
});

test("palettes and scales are resources", async () => {
  const client = await connect();
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    "huesmith://palette/{colors}",
    "huesmith://scale/{color}",
  ]);
  const read = async (uri: string) => {
    const { contents } = await client.readResource({ uri });
    return JSON.parse((contents[0] as { text: string }).text);
  };
  expect((await read("huesmith://palette/0d6986-ffd700")).colors).toHaveLength(2);
  expect((await read("huesmith://scale/%230d6986")).steps).toHaveLength(11);
  for (const uri of ["huesmith://scale/teel", "huesmith://font/a", "huesmith://scale/%", "file:///etc/passwd"]) {
    await expect(client.readResource({ uri })).rejects.toMatchObject({
      code: -32_602,
      message: expect.not.stringMatching(/MCP error.*MCP error/),
    });
  }
});

test("an internal error hides its details", async () => {
  using _log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = openMcp({ ...names, best: () => expect.fail("secret") } as NameService);
  const { text, isError } = await call("random", { seed: "a" }, broken);
  expect([isError, text.includes("secret")]).toEqual([true, false]);
});

test("other sites can connect", async () => {
  const asked = await app.request("/mcp", { method: "OPTIONS", headers: { Origin: "https://other.example" } });
  expect([asked.status, asked.headers.get("Access-Control-Allow-Headers")]).toEqual([204, "*, Authorization"]);
  const answer = await post(LIST, { Origin: "https://other.example" });
  expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("invalid messages are rejected", async () => {
  for (const [body, status] of [
    ["{", 400],
    ["[]", 400],
    [[LIST, LIST], 400],
    [{ hello: "there" }, 400],
    ["x".repeat(257 * 1024), 413],
  ] as const) {
    expect((await post(body)).status).toBe(status);
  }
  expect((await post(LIST, { "Content-Type": "text/plain" })).status).toBe(415);
  for (const method of ["GET", "DELETE", "PUT"]) {
    const response = await app.request("/mcp", { method });
    expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, "POST, OPTIONS"]);
  }
});

test("a message over the limit is rejected with the time to wait", async () => {
  const limited = openMcp(names, 1);
  expect((await post(LIST, {}, limited)).headers.get("RateLimit")).toBe('"mcp";r=0;t=60');
  const refused = await post(LIST, {}, limited);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32_000 } });
});

test("a message counts as one more for every 4 kB", async () => {
  const limited = openMcp(names, 60);
  const send = (bytes: number) => post(JSON.stringify(LIST).padEnd(bytes), {}, limited);
  expect((await send(4095)).headers.get("RateLimit")).toBe('"mcp";r=59;t=60');
  expect((await send(200_000)).headers.get("RateLimit")).toMatch(/^"mcp";r=10;/);
  const refused = await send(200_000);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
});
