import { expect, test } from "vitest";
import { ACTS } from "#acts/acts.ts";
import { nameRoute } from "./route-names.ts";

const PAGES = new Set(["/", "/color-wheel", "/color"]);

test.each([
  ["/", "/"],
  ["/color-wheel", "/color-wheel"],
  ["/color-wheel.data", "/color-wheel"],
  ["/color/0D6986", "color page"],
  ["/color/0D6986.svg", "color file"],
  ["/convert/hextorgb", "convert pair"],
  ["/assets/site-D1ECbSO3.js", "assets"],
  ["/auth/v1/token", "auth"],
  ["/rest/v1/colors", "rest colors"],
  ["/rest/v1/anything", "rest"],
  ["/billing/webhook", "billing webhook"],
  ["/billing/checkout", "billing"],
  ["/shared/abcdefghijklmnopqrstuv", "shared"],
  ["/api/convert", "api convert"],
  ["/api/openapi.json", "api openapi"],
  ["/api/try/mix", "api try"],
  ["/mcp", "mcp"],
  ["/.well-known/oauth-protected-resource/mcp", "apps metadata"],
  ["/wp-login.php", "other"],
  ["/api/no/such/thing", "other"],
])("%s is called %s", (path, name) => {
  expect(nameRoute(path, PAGES)).toBe(name);
});

test("unknown paths create no new names", () => {
  const names = new Set(Array.from({ length: 1000 }, (_, i) => nameRoute(`/api/${i.toString(36)}`, PAGES)));
  expect(names.size).toBeLessThan(3);
});

test("every act has its own name", () => {
  for (const { name } of ACTS) expect(nameRoute(`/api/${name}`, PAGES)).toBe(`api ${name}`);
});
