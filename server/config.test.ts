import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without configuration the site is on http://localhost:3000, reachable from this machine only", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    address: "http://localhost:3000",
    siteUrl: undefined,
  });
});

test("PORT, HOST and SITE_URL are respected", () => {
  const config = readConfig({ PORT: "8080", HOST: "0.0.0.0", SITE_URL: "https://colors.example/path" });
  expect(config).toMatchObject({ port: 8080, host: "0.0.0.0", siteUrl: "https://colors.example" });
});

test.for(["abc", "-1", "70000", "80.5"])("PORT=%s is refused", (PORT) => {
  expect(() => readConfig({ PORT })).toThrow("PORT is not a port number");
});

test.for(["foo", "colors.example", "colors.example:443", "//colors.example", "ftp://colors.example", "https://"])(
  "SITE_URL=%s is refused",
  (SITE_URL) => {
    expect(() => readConfig({ SITE_URL })).toThrow(`SITE_URL is not a web address like https://colors.example: `);
  },
);

test("a server on every address of this machine is opened here as localhost", () => {
  expect(readConfig({ HOST: "0.0.0.0" }).address).toBe("http://localhost:3000");
  expect(readConfig({ HOST: "::" }).address).toBe("http://localhost:3000");
  expect(readConfig({ HOST: "10.0.0.7", PORT: "80" }).address).toBe("http://10.0.0.7:80");
});
