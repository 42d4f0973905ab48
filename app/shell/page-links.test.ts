import { expect, test, vi } from "vitest";
import { leadsToPage } from "./page-links.ts";

test("the browser opens links to files, other sites and paths that the router takes for a host", () => {
  const site = "https://huesmith.example";
  vi.stubGlobal("location", { origin: site });
  const leads = (path: string, origin = site) => {
    const link = { pathname: path, origin, target: "", dataset: {}, hasAttribute: () => false };
    return leadsToPage(link as unknown as HTMLAnchorElement);
  };
  expect(["/", "/tools", "/a//b"].map((path) => leads(path))).toEqual([true, true, true]);
  expect(["//tools", "/color/0D6986.png"].map((path) => leads(path))).toEqual([false, false]);
  expect(leads("/tools", "https://example.com")).toBe(false);
  vi.unstubAllGlobals();
});
