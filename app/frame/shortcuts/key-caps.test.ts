import { expect, test } from "vitest";
import { capsOf, keysText } from "./key-caps.ts";

test("modifiers are printed the way the platform writes them", () => {
  expect(capsOf("Shift+Mod+KeyZ", true)).toEqual(["⇧", "⌘", "Z"]);
  expect(capsOf("Shift+Mod+KeyZ", false)).toEqual(["Ctrl", "Shift", "Z"]);
  expect(keysText("Mod+KeyZ", true)).toBe("⌘Z");
  expect(keysText("Mod+KeyZ", false)).toBe("Ctrl+Z");
  expect(keysText("Alt+ArrowLeft", true)).toBe("⌥←");
});

test("keys without a letter have names or symbols", () => {
  const keys = ["Space", "Digit1", "ArrowUp", "Escape", "Delete", "BracketLeft", "?", "F2"];
  expect(keys.map((key) => keysText(key, false))).toEqual(["Space", "1", "↑", "Esc", "Delete", "[", "?", "F2"]);
});

test("labels follow the keyboard layout, except letters with Mod, which match by letter anyway", () => {
  const azerty = new Map([
    ["KeyQ", "a"],
    ["Digit1", "&"],
  ]);
  expect(capsOf("KeyQ", false, azerty)).toEqual(["A"]);
  expect(capsOf("Digit1", false, azerty)).toEqual(["&"]);
  expect(capsOf("Mod+KeyQ", false, azerty)).toEqual(["Ctrl", "Q"]);
});
