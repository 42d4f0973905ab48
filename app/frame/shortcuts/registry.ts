import { isMac } from "#app/ui/is-mac.ts";
import { askForPart } from "../ask-for-part.ts";
import { hasOwnUndo, isBehindDialog, isKeyOfControl, isTyping, releaseSpace, watchPresses } from "./focus-rules.ts";
import { isCharacterKey, type Keys, matchesPress, readKeys } from "./keys.ts";
import { singleKeys } from "./single-keys.ts";

export type Shortcut = {
  id: string;
  keys: Keys;
  /** What it does, as the sheet says it: "Lock the color". */
  label: string;
  /** Shortcuts of one group are listed together in the sheet. */
  group?: string;
  run: (event: KeyboardEvent) => void;
  isEnabled?: boolean;
  /** Runs again and again while the key is held, as arrows and undo may. */
  canRepeat?: boolean;
  /** Works in a field, too, while there is nothing typed in it to undo. */
  isForFields?: boolean;
};

export type Registration = {
  /** Read at each key, so that it is always the latest. */
  list: () => readonly Shortcut[];
  /** An element of the dialog that they belong to. */
  within?: () => Element | null;
};

/** Opens the sheet from anywhere. */
export const HELP_KEYS: Keys = "?";

/** The last come first: inner shortcuts override outer ones. */
const registrations: Registration[] = [];

let unwatch = () => {};

export function registerShortcuts(registration: Registration) {
  if (registrations.length === 0) {
    addEventListener("keydown", onKeyDown);
    unwatch = watchPresses();
  }
  registrations.unshift(registration);
  return () => {
    registrations.splice(registrations.indexOf(registration), 1);
    if (registrations.length > 0) return;
    removeEventListener("keydown", onKeyDown);
    unwatch();
  };
}

/** What works on the page right now, for the sheet: in the order of the page, each id once. */
export function listShortcuts(): Shortcut[] {
  const all = [...registrations].reverse().flatMap(({ list }) => list());
  return [...new Map(all.map((shortcut) => [shortcut.id, shortcut])).values()];
}

export function openShortcutsSheet() {
  askForPart("shortcuts");
}

function onKeyDown(event: KeyboardEvent) {
  // 229 is a key that an input method has taken, where the browser says so only in this way (Safari).
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const isInField = isTyping(event.target);
  if (isInField && hasOwnUndo(event.target)) return;
  for (const { list, within } of registrations) {
    const found = list().find((shortcut) => (shortcut.isForFields || !isInField) && answers(shortcut, event));
    if (!found || isBehindDialog(within?.() ?? null)) continue;
    event.preventDefault();
    releaseSpace(event);
    if (!event.repeat || found.canRepeat) found.run(event);
    return;
  }
  if (!isInField && !event.repeat && isPressed(HELP_KEYS, event) && !isBehindDialog(null)) {
    event.preventDefault();
    openShortcutsSheet();
  }
}

function answers({ keys, isEnabled = true }: Shortcut, event: KeyboardEvent) {
  return isEnabled && isPressed(keys, event);
}

function isPressed(keys: Keys, event: KeyboardEvent) {
  const chord = readKeys(keys);
  if (!matchesPress(chord, event, isMac()) || isKeyOfControl(chord, event.target)) return false;
  return singleKeys.get() || !isCharacterKey(chord);
}
