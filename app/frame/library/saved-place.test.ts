import { expect, test } from "vitest";
import { readPlace } from "./saved-place.ts";

test("a path of a tool keeps its query and says which tool it is", () => {
  expect(readPlace("/color-mixer?c=0d6986")).toEqual({ label: "Color Mixer", path: "/color-mixer?c=0d6986" });
  expect(readPlace("/convert/hextorgb?c=0d6986")?.label).toBe("Color Converter");
});

test("pages with colors are places too, down to a card on them", () => {
  expect(readPlace("/green-color-palettes#moss-2")).toEqual({
    label: "Color palettes",
    path: "/green-color-palettes#moss-2",
  });
  expect(readPlace("/color/0D6986")?.label).toBe("Color page");
});

test("a fragment that the log-in would read is cut off", () => {
  expect(readPlace("/color-mixer?c=1#access_token=x&refresh_token=y")?.path).toBe("/color-mixer?c=1");
});

test("no other page and no other site is a place", () => {
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

test("a gradient saved without a query keeps the space that was usual then", () => {
  expect(readPlace("/gradient-generator")?.path).toBe("/gradient-generator?ver=1");
  expect(readPlace("/gradient-generator?ver=2")?.path).toBe("/gradient-generator?ver=2");
  expect(readPlace("/color-mixer")?.path).toBe("/color-mixer");
});
