import { expect, test } from "vitest";
import { scriptAddress } from "./script-address.ts";

const TEN_MINUTES_MS = 600_000;
const start = 2_960_000 * TEN_MINUTES_MS;

test("the script's address is the same for 10 minutes, and then another one", () => {
  const at = (ms: number) => scriptAddress("https://ads.example/tag.js", start + ms);
  expect(at(0)).toBe("https://ads.example/tag.js?cb=2960000");
  expect(at(TEN_MINUTES_MS - 1)).toBe(at(0));
  expect(at(TEN_MINUTES_MS)).toBe("https://ads.example/tag.js?cb=2960001");
});

test("what the address asks for already stays", () => {
  expect(scriptAddress("https://ads.example/tag.js?site=7", start)).toBe(
    "https://ads.example/tag.js?site=7&cb=2960000",
  );
});
