/** How a shortcut is declared: "Space", "KeyL", "Digit1", "Mod+KeyZ", "Shift+Mod+KeyZ", "Alt+ArrowLeft", "Delete", "?". */
export type Keys = string;

export type Chord = {
  readonly code: string;
  readonly hasMod: boolean;
  readonly hasShift: boolean;
  readonly hasAlt: boolean;
};

/** What of a `KeyboardEvent` decides. */
export type KeyPress = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Keys that are never part of typed text, so dictation never presses them. */
const SILENT_KEY = /^(?:Arrow|Page|F\d|Home$|End$|Delete$|Backspace$|Escape$|Enter$|Tab$)/;

/** "Mod" is ⌘ on Apple's computers and Ctrl elsewhere. */
export function readKeys(keys: Keys): Chord {
  const parts = keys.split("+");
  // The plus itself as in "+" or "Mod++".
  const code = keys.endsWith("+") ? "+" : (parts.at(-1) as string);
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return { code, hasMod: has("Mod"), hasShift: has("Shift"), hasAlt: has("Alt") };
}

export function matchesPress(chord: Chord, press: KeyPress, isMac: boolean): boolean {
  const [hasMod, hasOther] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (chord.hasMod !== hasMod || hasOther) return false;
  // A character such as "?" or "/" lies elsewhere on each layout, often behind Shift or Option.
  if (chord.code.length === 1) return press.key === chord.code;
  return chord.hasAlt === press.altKey && chord.hasShift === press.shiftKey && isSameKey(chord, press);
}

/** Whether the shortcut is a character that people (or programs that type for them) may send by accident: WCAG 2.1.4. */
export function isCharacterKey({ code, hasMod, hasAlt }: Chord): boolean {
  return !hasMod && !hasAlt && !SILENT_KEY.test(code);
}

function isSameKey({ code, hasMod }: Chord, press: KeyPress): boolean {
  // The place of a key counts, so that L stays under the same finger on every layout, also where it types no Latin letter.
  // But ⌘Z is pressed where the layout prints Z, as in every other program, unless that key prints another alphabet.
  if (hasMod && code.startsWith("Key") && /^[a-z]$/i.test(press.key)) return press.key.toUpperCase() === code.slice(3);
  if (press.code === code) return true;
  if (code.startsWith("Digit")) return press.code === `Numpad${code.slice(5)}` && press.key === code.slice(5);
  if (code === "Enter") return press.code === "NumpadEnter";
  // The key that Apple's keyboards call delete.
  return code === "Delete" && press.code === "Backspace";
}
