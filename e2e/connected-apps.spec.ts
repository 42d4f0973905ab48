import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from "./journey.ts";
import { createAccount, fill } from "./member.ts";

// The site's own address uses this name, and a session works for one host name only.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace("127.0.0.1", "localhost")) });

/** Registers an app on this device; its redirect goes to a file of the site. */
async function registerApp(page: Page, origin: string) {
  const redirect_uri = `${origin}/robots.txt`;
  const data = { client_name: "Chat", redirect_uris: [redirect_uri] };
  const answer = await page.request.post("/auth/v1/oauth/clients/register", { data });
  const { client_id } = await answer.json();
  const code_verifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(code_verifier).digest("base64url");
  const asked = { client_id, redirect_uri, response_type: "code", state: "s1", code_challenge };
  const address = `/auth/v1/oauth/authorize?${new URLSearchParams({ ...asked, code_challenge_method: "S256" })}`;
  const exchange = async (code: string) => {
    const form = { grant_type: "authorization_code", client_id, code, code_verifier, redirect_uri };
    return (await page.request.post("/auth/v1/oauth/token", { form })).json();
  };
  return { address, exchange };
}

function readLibrary(page: Page, token: string) {
  return page.request.post("/mcp", {
    headers: { Authorization: `Bearer ${token}`, Accept: "application/json, text/event-stream" },
    data: { jsonrpc: "2.0", id: 1, method: "resources/read", params: { uri: "huesmith://library" } },
  });
}

test("an app can read the library after login and consent until it is disconnected", async ({ page, baseURL }) => {
  const member = await createAccount(page, "apps");
  const app = await registerApp(page, baseURL ?? "");
  await open(page, app.address);
  await expect(page).toHaveURL(/\/oauth\/consent\?authorization_id=/);
  const logIn = page.getByRole("dialog", { name: "Log In" });
  await logIn.getByLabel("Email").fill(member.address);
  await logIn.getByLabel("Password", { exact: true }).fill(member.password);
  await logIn.getByRole("button", { name: "Login", exact: true }).click();

  const question = page.getByRole("region", { name: "Allow Chat to read your library?" });
  await expect(question).toContainText("An app on this device");
  await expect(question).toContainText(member.address);
  await expectAccessible(page.getByRole("main"));
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width, height });
  await fill(page, "colors", [{ name: "Brand red", color: "db073d" }]);
  await question.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL(/\/robots\.txt\?code=[\w-]+&state=s1&iss=/);

  const { access_token } = await app.exchange(new URL(page.url()).searchParams.get("code") ?? "");
  expect(await (await readLibrary(page, access_token)).text()).toContain("Brand red");
  await page.goBack();
  await expect(page.getByRole("alert").getByText("This request has already been answered.")).toBeVisible();

  await open(page, "/user/account");
  const section = page.getByRole("region", { name: "Connected apps" });
  await expect(page.getByRole("region", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);
  await section.getByRole("button", { name: "Disconnect Chat" }).press("Enter");
  await expect(section.getByText("Chat is disconnected.")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await expect(section.getByRole("heading")).toBeFocused();
  const refused = await readLibrary(page, access_token);
  expect([refused.status(), refused.headers()["www-authenticate"]]).toEqual([
    401,
    expect.stringContaining("/.well-known/oauth-protected-resource/mcp"),
  ]);

  await open(page, app.address);
  await question.getByRole("button", { name: "Deny" }).click();
  await expect(page).toHaveURL(/\/robots\.txt\?error=access_denied/);
});
