import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openHosted } from "./backend.ts";

/** A project that says with which keys it was asked. */
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

test("a call of the server's own has the public key, and the caller's token or that key as the bearer", async () => {
  const { call } = await openProject();
  expect(await (await call("/auth/v1/user", { headers: { Authorization: "Bearer mine" } })).json()).toEqual({
    path: "/auth/v1/user",
    method: "GET",
    apikey: "public",
    authorization: "Bearer mine",
  });
  expect(await (await call("/auth/v1/settings")).json()).toMatchObject({ authorization: "Bearer public" });
});

test("a call as the service has the secret key, whatever token is there", async () => {
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

test("browsers go to the project themselves, with the public key", async () => {
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
