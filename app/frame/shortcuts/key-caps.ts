import { useIsMac } from "#app/ui/is-mac.ts";
import { type Keys, readKeys } from "./keys.ts";

/** Maps key codes to the characters they print: `navigator.keyboard.getLayoutMap()`. */
export type Layout = { get: (code: string) => string | undefined };

const CAPS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
  PageUp: "Page up",
  PageDown: "Page down",
  BracketLeft: "[",
  BracketRight: "]",
  Minus: "-",
  Equal: "=",
  Comma: ",",
  Period: ".",
  Slash: "/",
};
const MAC_CAPS: Record<string, string> = { Delete: "⌫", Enter: "↩" };

/** Returns the keycaps to press: ["⇧", "⌘", "Z"] on a Mac, ["Ctrl", "Shift", "Z"] elsewhere. */
export function capsOf(keys: Keys, isMac: boolean, layout?: Layout): string[] {
  const { code, hasMod, hasShift, hasAlt } = readKeys(keys);
  const modifiers = isMac
    ? [hasAlt && "⌥", hasShift && "⇧", hasMod && "⌘"]
    : [hasMod && "Ctrl", hasAlt && "Alt", hasShift && "Shift"];
  // With Mod, shortcuts go by the printed letter, so they need no layout: see keys.ts.
  const printed = hasMod ? undefined : layout?.get(code);
  return [...modifiers.filter((cap) => cap !== false), capOf(code, isMac, printed)];
}

/** For tooltips and menus: "⇧⌘Z" or "Ctrl+Shift+Z". */
export function keysText(keys: Keys, isMac: boolean): string {
  return capsOf(keys, isMac).join(isMac ? "" : "+");
}

function capOf(code: string, isMac: boolean, printed: string | undefined): string {
  if (printed?.trim()) return printed.toUpperCase();
  return (isMac && MAC_CAPS[code]) || (CAPS[code] ?? code.replace(/^(?:Key|Digit)(?=.$)/, ""));
}

/** `keysText` as a hook, for tooltips and menus: "⌘Z" or "Ctrl+Z". */
export function useKeysText(keys: Keys) {
  return keysText(keys, useIsMac());
}
