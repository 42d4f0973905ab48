import { expect, test } from "vitest";
import { describePlace } from "./describe-place.ts";

test.each([
  ["https://claude.ai/api/mcp/auth_callback", "claude.ai"],
  ["https://app.example:8443/", "app.example:8443"],
  ["https://claude.ai@evil.example/", "evil.example"],
  ["https://clаude.ai/", "xn--clude-5ve.ai"],
  ["http://127.0.0.1:33418/", "An app on this device"],
  ["http://localhost/callback", "An app on this device"],
  ["http://localhost.evil.example/", "localhost.evil.example, without encryption"],
  ["cursor://anysphere.cursor-mcp/oauth/callback", "An app on this device that opens cursor:// links"],
  ["nonsense", "An unknown address"],
])("%s is %s", (address, words) => {
  expect(describePlace(address)).toBe(words);
});
