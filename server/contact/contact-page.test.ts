import { expect, test, vi } from "vitest";
import type { SiteMail } from "../mail/email-content.ts";
import { createMailbox } from "../mail/mailbox.ts";
import { openBuiltApp, openPageServices } from "../test-built-app.ts";
import { createStamps } from "./contact.ts";

const ORIGIN = "https://huesmith.example";
const FIELDS = { name: "", email: "ada@example.com", topic: "bug", message: "The wheel does not turn.", website: "" };

const sent: SiteMail[] = [];
const services = openPageServices(ORIGIN);
services.backend.mailbox = createMailbox();
services.outbox.add = async (mail) => void sent.push(mail);
const app = (await openBuiltApp()).getApp(services);

/** Posts the form like a browser without JavaScript; the stamp is a minute old. */
function post(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const stamp = createStamps(services.backend.deriveKey("contact form"), () => Date.now() - 60_000).make();
  const body = new URLSearchParams({ ...FIELDS, stamp, ...fields });
  // A proxy that terminates TLS sends requests to the server without it.
  const address = `${ORIGIN.replace("https:", "http:")}/contact`;
  return app.request(address, { method: "POST", body, headers: { Origin: ORIGIN, ...headers } });
}

test("sending a message redirects to a confirmation page", async () => {
  const response = await post();
  expect(response.status).toBe(303);
  const target = response.headers.get("Location") ?? "";
  expect(target).toBe(`/contact?sent=${(sent.at(-1) as { number?: string }).number}`);
  const html = await (await app.request(ORIGIN + target)).text();
  expect(html).toContain("Your message is on its way");
  expect(html).toContain("Something is broken");
});

test("errors show at their fields, input is kept, and the first invalid field has focus", async () => {
  const before = sent.length;
  const response = await post({ email: "ada@", message: "Short & <b>" });
  const html = await response.text();
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
  expect(html).toContain("Please input correct email address");
  expect(html).toMatch(/<input[^>]*autofocus=""[^>]*name="email"|<input[^>]*name="email"[^>]*autofocus=""/i);
  expect(html.match(/autofocus/gi)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="ada@"/);
  expect(html).toMatch(/<textarea[^>]*>Short &amp; &lt;b&gt;<\/textarea>|<textarea[^>]*>\nShort &amp; &lt;b&gt;/);
  expect(html).toContain('<option value="bug" selected="">');
  expect(sent).toHaveLength(before);
});

test("fields that the form doesn't have don't come back", async () => {
  const html = await (await post({ email: "ada@", stray: "typed elsewhere" })).text();
  expect(html).toContain("ada@");
  expect(html).not.toMatch(/stray|typed elsewhere/);
});

test("a form post from another site is rejected", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the router logs it
  const before = sent.length;
  expect((await post({}, { Origin: "https://evil.example" })).status).toBe(400);
  expect((await post({}, { Origin: "null" })).status).toBe(400);
  expect(sent).toHaveLength(before);
});

test("a body that is too large is rejected", async () => {
  expect((await post({ message: "a".repeat(300_000) })).status).toBe(413);
  expect((await post({ message: "a".repeat(100_000) })).status).toBe(422);
});

test("a body that isn't a form is treated as empty", async () => {
  const response = await app.request(`${ORIGIN}/contact`, {
    method: "POST",
    body: "{}",
    headers: { Origin: ORIGIN, "Content-Type": "application/json" },
  });
  expect(response.status).toBe(422);
});

test("the form works without JavaScript and preselects the topic in the URL", async () => {
  const html = await (await app.request(`${ORIGIN}/contact?topic=billing`)).text();
  const form = html.slice(html.indexOf("<form"), html.indexOf("</form>"));
  expect(/^<form[^>]*>/.exec(form)?.[0]).toMatch(/(?=.* method="post")(?=.* action="\/contact)/);
  expect(form).toContain('<option value="billing" selected="">');
  expect(form).toMatch(/<button[^>]*type="submit"/);
  for (const name of Object.keys(FIELDS)) expect(form).toContain(` name="${name}"`);
  const stamp = /<input type="hidden" name="stamp" value="([^"]+)"/.exec(form)?.[1] ?? "";
  const key = services.backend.deriveKey("contact form");
  expect(createStamps(key, () => Date.now() + 60_000).check(stamp)).toBe("good");
});
