import { expect, test } from "vitest";
import { readPlace } from "./saved-place.ts";

test("a tool's path keeps its query string and names the tool", () => {
  expect(readPlace("/color-mixer?c=0d6986")).toEqual({ label: "Color Mixer", path: "/color-mixer?c=0d6986" });
  expect(readPlace("/convert/hextorgb?c=0d6986")?.label).toBe("Color Converter");
});

test("pages with colors are valid places, including a card on them", () => {
  expect(readPlace("/green-color-palettes#moss-2")).toEqual({
    label: "Color palettes",
    path: "/green-color-palettes#moss-2",
  });
  expect(readPlace("/color/0D6986")?.label).toBe("Color page");
});

test("a fragment that login would read is removed", () => {
  expect(readPlace("/color-mixer?c=1#access_token=x&refresh_token=y")?.path).toBe("/color-mixer?c=1");
});

test("any other page or site is rejected", () => {
  for (const path of [
    "/user/account",
    "/auth/v1/logout",
    "/",
    "",
    "//evil.example/color-mixer",
    "/\\evil.example/color-mixer",
    "https://evil.example/color-mixer",
    "javascript:alert(1)",
    "color-mixer",
    "/color-mixer/../auth/v1/authorize",
    "/color-mixer-2",
  ]) {
    expect(readPlace(path), path).toBeNull();
  }
});

test("a gradient saved without a query string keeps the default space of that time", () => {
  expect(readPlace("/gradient-generator")?.path).toBe("/gradient-generator?ver=1");
  expect(readPlace("/gradient-generator?ver=2")?.path).toBe("/gradient-generator?ver=2");
  expect(readPlace("/color-mixer")?.path).toBe("/color-mixer");
});
