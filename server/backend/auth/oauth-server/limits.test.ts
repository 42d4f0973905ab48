import { expect, test } from "vitest";
import { buildTestAuth, openTestAuth } from "../../../test-auth.ts";
import { openTestApps } from "../../../test-oauth-app.ts";

const opened = await openTestAuth("off");
const { register, join, connect } = openTestApps(opened);
/** A process that has just started: nothing is counted yet. */
const start = () => buildTestAuth(opened.db, opened.keys, {});

test("an app that floods the API locks out neither its user nor another app", async () => {
  const ada = await join();
  const [loud, quiet] = [await register(), await register()];
  const { access_token } = await connect(ada, loud);
  const { access_token: other } = await connect(ada, quiet);
  const { send } = start();
  const statuses = [];
  for (let index = 0; index < 121; index++) statuses.push((await send("PUT", "/user", { token: access_token })).status);
  expect([statuses[119], statuses[120]]).toEqual([403, 429]);
  expect((await send("GET", "/user", { token: other })).status).toBe(200);
  const disconnect = await send("DELETE", `/user/oauth/grants?client_id=${loud}`, { token: ada.token });
  expect(disconnect.status).toBe(204);
});

test("failed app token requests, which any page can send from a browser, don't block session refreshes", async () => {
  const ada = await join();
  const { refresh_token } = (await ada.browser.getSession()).data.session ?? {};
  const { send } = start();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const statuses = [];
  for (let index = 0; index < 151; index++) {
    statuses.push((await send("POST", "/oauth/token", { key: null, headers, body: "grant_type=x" })).status);
  }
  expect([statuses[149], statuses[150]]).toEqual([401, 429]);
  expect((await send("POST", "/token?grant_type=refresh_token", { body: { refresh_token } })).status).toBe(200);
});
