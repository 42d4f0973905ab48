import { expect, test } from "vitest";
import { isCharacterKey, type KeyPress, matchesPress, readKeys } from "./keys.ts";

test.each([
  ["Space", press("Space", " "), true],
  ["KeyL", press("KeyL", "l"), true],
  ["KeyL", press("KeyL", "д"), true],
  ["KeyL", press("KeyL", "L", { shiftKey: true }), false],
  ["KeyL", press("KeyL", "l", { ctrlKey: true }), false],
  ["Shift+KeyL", press("KeyL", "L", { shiftKey: true }), true],
  ["Digit1", press("Digit1", "&"), true],
  ["Digit1", press("Numpad1", "1"), true],
  ["Digit1", press("Numpad1", "End"), false],
  ["Alt+ArrowLeft", press("ArrowLeft", "ArrowLeft", { altKey: true }), true],
  ["Alt+ArrowLeft", press("ArrowLeft", "ArrowLeft"), false],
  ["Delete", press("Backspace", "Backspace"), true],
  ["Mod+KeyZ", press("KeyZ", "z", { ctrlKey: true }), true],
  ["Mod+KeyZ", press("KeyZ", "z", { metaKey: true }), false],
  ["Shift+Mod+KeyZ", press("KeyZ", "Z", { ctrlKey: true, shiftKey: true }), true],
  ["Mod+KeyZ", press("KeyZ", "Z", { ctrlKey: true, shiftKey: true }), false],
] as const)("%s and the key press %o", (keys, event, isMatch) => {
  expect(matchesPress(readKeys(keys), event, false)).toBe(isMatch);
});

test("with Mod, a letter matches the printed key: Z on a German keyboard is where Y is on a US one", () => {
  const germanZ = press("KeyY", "z", { ctrlKey: true });
  expect(matchesPress(readKeys("Mod+KeyZ"), germanZ, false)).toBe(true);
  expect(matchesPress(readKeys("Mod+KeyY"), germanZ, false)).toBe(false);
});

test("with Mod, a key of another alphabet matches by its position", () => {
  expect(matchesPress(readKeys("Mod+KeyZ"), press("KeyZ", "я", { ctrlKey: true }), false)).toBe(true);
});

test("Mod is the command key on a Mac", () => {
  expect(matchesPress(readKeys("Mod+KeyZ"), press("KeyZ", "z", { metaKey: true }), true)).toBe(true);
  expect(matchesPress(readKeys("Mod+KeyZ"), press("KeyZ", "z", { ctrlKey: true }), true)).toBe(false);
});

test("a character matches wherever the layout puts it", () => {
  expect(matchesPress(readKeys("/"), press("Digit7", "/", { shiftKey: true }), false)).toBe(true);
  expect(matchesPress(readKeys("?"), press("Minus", "?", { shiftKey: true }), false)).toBe(true);
  expect(matchesPress(readKeys("/"), press("Slash", "/", { ctrlKey: true }), false)).toBe(false);
});

test("the single-key setting covers keys that type a character, not combinations or other keys", () => {
  const offs = ["Space", "KeyL", "Digit1", "Shift+KeyL", "?", "BracketLeft"];
  const stays = ["Mod+KeyZ", "Alt+KeyL", "Delete", "ArrowLeft", "Shift+ArrowLeft", "Escape", "Enter", "F2", "PageUp"];
  expect(offs.filter((keys) => !isCharacterKey(readKeys(keys)))).toEqual([]);
  expect(stays.filter((keys) => isCharacterKey(readKeys(keys)))).toEqual([]);
});

function press(code: string, key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { code, key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}
