import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openHosted } from "./backend.ts";

/** A project that reports the keys it was called with. */
async function openProject() {
  const server = createServer((request, response) => {
    const { apikey, authorization } = request.headers;
    response.end(JSON.stringify({ path: request.url, method: request.method, apikey, authorization }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return openHosted({ url: `http://127.0.0.1:${port}`, anonKey: "public", serviceRoleKey: "secret" });
}

test("a server call sends the public key, with the caller's token or that key as the bearer", async () => {
  const { call } = await openProject();
  expect(await (await call("/auth/v1/user", { headers: { Authorization: "Bearer mine" } })).json()).toEqual({
    path: "/auth/v1/user",
    method: "GET",
    apikey: "public",
    authorization: "Bearer mine",
  });
  expect(await (await call("/auth/v1/settings")).json()).toMatchObject({ authorization: "Bearer public" });
});

test("a service call sends the secret key and ignores the caller's token", async () => {
  const { callAsService } = await openProject();
  const response = await callAsService("/rest/v1/profiles", {
    method: "PATCH",
    headers: { Authorization: "Bearer mine" },
    body: "{}",
  });
  expect(await response.json()).toEqual({
    path: "/rest/v1/profiles",
    method: "PATCH",
    apikey: "secret",
    authorization: "Bearer secret",
  });
});

test("browsers talk to the project directly, with the public key", async () => {
  const { projectUrl, anonKey, answer, mailbox } = openHosted({
    url: "https://abc.supabase.co",
    anonKey: "public",
    serviceRoleKey: "secret",
  });
  expect({ projectUrl, anonKey, answer, mailbox }).toEqual({
    projectUrl: "https://abc.supabase.co",
    anonKey: "public",
    answer: null,
    mailbox: null,
  });
});
