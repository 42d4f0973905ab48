/** A shortcut declaration: "Space", "KeyL", "Digit1", "Mod+KeyZ", "Shift+Mod+KeyZ", "Alt+ArrowLeft", "Delete", "?". */
export type Keys = string;

export type Chord = {
  readonly code: string;
  readonly hasMod: boolean;
  readonly hasShift: boolean;
  readonly hasAlt: boolean;
};

export type KeyPress = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Keys that are never part of typed text, so dictation never presses them. */
const SILENT_KEY = /^(?:Arrow|Page|F\d|Home$|End$|Delete$|Backspace$|Escape$|Enter$|Tab$)/;

/** "Mod" is ⌘ on Apple devices and Ctrl elsewhere. */
export function readKeys(keys: Keys): Chord {
  const parts = keys.split("+");
  // The plus key itself, as in "+" or "Mod++".
  const code = keys.endsWith("+") ? "+" : (parts.at(-1) as string);
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return { code, hasMod: has("Mod"), hasShift: has("Shift"), hasAlt: has("Alt") };
}

export function matchesPress(chord: Chord, press: KeyPress, isMac: boolean): boolean {
  const [hasMod, hasOther] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (chord.hasMod !== hasMod || hasOther) return false;
  // Characters such as "?" and "/" are on different keys per layout, often with Shift or Option.
  if (chord.code.length === 1) return press.key === chord.code;
  return chord.hasAlt === press.altKey && chord.hasShift === press.shiftKey && isSameKey(chord, press);
}

/** Whether the shortcut is a character that people, or dictation software, might send by accident: WCAG 2.1.4. */
export function isCharacterKey({ code, hasMod, hasAlt }: Chord): boolean {
  return !hasMod && !hasAlt && !SILENT_KEY.test(code);
}

function isSameKey({ code, hasMod }: Chord, press: KeyPress): boolean {
  // Keys match by position, so that L is under the same finger on every layout, even if it types no Latin letter.
  // But ⌘Z is where the layout prints Z, as in every other program, unless that key prints another alphabet.
  if (hasMod && code.startsWith("Key") && /^[a-z]$/i.test(press.key)) return press.key.toUpperCase() === code.slice(3);
  if (press.code === code) return true;
  if (code.startsWith("Digit")) return press.code === `Numpad${code.slice(5)}` && press.key === code.slice(5);
  if (code === "Enter") return press.code === "NumpadEnter";
  // Apple keyboards label Backspace "delete".
  return code === "Delete" && press.code === "Backspace";
}
