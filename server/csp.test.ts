import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { THEME_SCRIPT } from "#app/theme-script.ts";
import { contentSecurityPolicy, keptHtml } from "./csp.ts";

const policyForKeptHtml = (html: string, nonce: string, project?: string | null, ads?: readonly string[]) =>
  keptHtml(Buffer.from(html), nonce, project, ads).policy;

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("no policy allows inline scripts or style elements as such", () => {
  const policy = contentSecurityPolicy("'nonce-n'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("style-src 'self';");
});

test("the theme script is allowed by its hash", () => {
  expect(contentSecurityPolicy("")).toContain(hashOf(THEME_SCRIPT));
});

test("of kept HTML only the scripts that carry the nonce are allowed", () => {
  const policy = policyForKeptHtml('<script nonce="n">one()</script><script>evil()</script>', "n");
  expect(policy).toContain(hashOf("one()"));
  expect(policy).not.toContain(hashOf("evil()"));
});

test("kept HTML loses its nonce and nothing else", () => {
  const { body } = keptHtml(
    Buffer.from('<link nonce="n"/><p title="é"><script async="" nonce="n">one()</script>'),
    "n",
  );
  expect(body.toString()).toBe('<link/><p title="é"><script async="">one()</script>');
});

test("a script with an address needs no hash", () => {
  const policy = policyForKeptHtml('<script nonce="n" src="/a.js"></script>', "n");
  expect(policy).not.toContain(hashOf(""));
});

test("browsers may call this server, and a hosted project where there is one", () => {
  expect(contentSecurityPolicy("")).toContain("connect-src 'self';");
  const project = "https://abc.supabase.co";
  expect(contentSecurityPolicy("", project)).toContain(`connect-src 'self' ${project};`);
  expect(policyForKeptHtml("", "n", project)).toContain(`connect-src 'self' ${project};`);
});

test("an ad network may send scripts, pictures and frames and be called, and nothing else; without one no other site may", () => {
  const origins = ["https://ads.example", "https://*.cdn.example"];
  for (const policy of [contentSecurityPolicy("'nonce-n'", null, origins), policyForKeptHtml("", "n", null, origins)]) {
    const allowing = policy.split("; ").filter((directive) => directive.includes("https:"));
    expect(allowing.map((directive) => directive.split(" ")[0])).toEqual([
      "script-src",
      "img-src",
      "connect-src",
      "frame-src",
    ]);
    for (const directive of allowing) expect(directive).toMatch(/ https:\/\/ads\.example https:\/\/\*\.cdn\.example$/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
  expect(contentSecurityPolicy("")).not.toMatch(/https?:|frame-src/);
});
