import { expect, test } from "vitest";
import { writeAddress } from "#contract/api-addresses.ts";
import { ask, names } from "../test-ask.ts";
import { describeApi } from "./describe-api.ts";

test("the API page shows the actual responses to its examples", () => {
  for (const { address, answer } of describeApi(names, "https://colors.example").endpoints) {
    const [path = "", query = ""] = address.split("?");
    expect(JSON.parse(answer)).toEqual({ version: 1, ...ask(path.slice("/api/".length), query) });
  }
});

test("a URL is readable and round-trips its parameters", () => {
  const pairs = [
    ["color", "oklch(0.7 0.15 150)"],
    ["color", "#f00 100% &+$=?"],
  ] as const;
  const address = writeAddress("/api/name", pairs);
  expect(address).toBe("/api/name?color=oklch(0.7%200.15%20150)&color=%23f00%20100%25%20%26%2B%24=?");
  expect([...new URL(address, "https://colors.example").searchParams]).toEqual(pairs);
});
