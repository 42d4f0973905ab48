import { expect, test } from "vitest";
import { freeName } from "./free-name.ts";

test("a second passkey of the same browser gets a number", () => {
  const named = (friendly_name: string) => ({ friendly_name });
  expect(freeName("Chrome on Mac", [])).toBe("Chrome on Mac");
  expect(freeName("Chrome on Mac", [named("Chrome on Mac")])).toBe("Chrome on Mac 2");
  expect(freeName("Chrome on Mac", [named("Chrome on Mac 2"), named("Chrome on Mac")])).toBe("Chrome on Mac 3");
  expect(freeName("Chrome on Mac", [{}, named("Chrome on Mac 2")])).toBe("Chrome on Mac");
});
