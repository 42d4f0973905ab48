import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { HEAD_SCRIPT } from "#app/head-script.ts";
import { contentSecurityPolicy, keptHtml } from "./csp.ts";

const policyForKeptHtml = (html: string, nonce: string, project?: string | null, ads?: readonly string[]) =>
  contentSecurityPolicy(keptHtml(Buffer.from(html), nonce).scripts, project, ads);

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("the policy blocks inline scripts and style elements", () => {
  const policy = contentSecurityPolicy("'nonce-n'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("style-src 'self';");
});

test("the script in the head is allowed by its hash", () => {
  expect(contentSecurityPolicy("")).toContain(hashOf(HEAD_SCRIPT));
});

test("only scripts with the nonce are allowed in cached HTML", () => {
  const policy = policyForKeptHtml('<script nonce="n">one()</script><script>evil()</script>', "n");
  expect(policy).toContain(hashOf("one()"));
  expect(policy).not.toContain(hashOf("evil()"));
});

test("cached HTML loses only its nonce", () => {
  const { body } = keptHtml(
    Buffer.from('<link nonce="n"/><p title="é"><script async="" nonce="n">one()</script>'),
    "n",
  );
  expect(body.toString()).toBe('<link/><p title="é"><script async="">one()</script>');
});

test("an external script needs no hash", () => {
  const policy = policyForKeptHtml('<script nonce="n" src="/a.js"></script>', "n");
  expect(policy).not.toContain(hashOf(""));
});

test("browsers may call this server and the hosted project, if any", () => {
  expect(contentSecurityPolicy("")).toContain("connect-src 'self';");
  const project = "https://abc.supabase.co";
  expect(contentSecurityPolicy("", project)).toContain(`connect-src 'self' ${project};`);
  expect(policyForKeptHtml("", "n", project)).toContain(`connect-src 'self' ${project};`);
});

test("only a configured ad network's scripts, images, frames and requests are allowed", () => {
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
