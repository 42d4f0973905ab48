import { isMac } from "#app/ui/is-mac.ts";
import { requestPart } from "../request-part.ts";
import { hasOwnUndo, isDialogOpen, isKeyOfControl, isTyping, releaseSpace, watchPresses } from "./focus-rules.ts";
import { isCharacterKey, type Keys, matchesPress, readKeys } from "./keys.ts";
import { leaving } from "./leaving.ts";
import { singleKeys } from "./single-keys.ts";

export type Shortcut = {
  id: string;
  keys: Keys;
  /** What it does, as shown in the sheet: "Lock the color". */
  label: string;
  group?: string;
  run: (event: KeyboardEvent) => void;
  isEnabled?: boolean;
  /** Repeats while the key is held, such as for arrows and undo. */
  canRepeat?: boolean;
  /** Lasts as long as the key is held; after a command from the search, until the next press. */
  isHeld?: boolean;
  /** Also works in a field while it has no typed text to undo. */
  isForFields?: boolean;
};

/** Called on each keypress, so that it is always current. */
type ListShortcuts = () => readonly Shortcut[];

export const HELP_KEYS: Keys = "?";
export const SAVE_SHORTCUT = { id: "save", keys: "KeyS", label: "Save to the library", group: "Library" } as const;

/** Newest first, so that inner shortcuts override outer ones. */
const registrations: ListShortcuts[] = [];

let unwatch = () => {};

export function registerShortcuts(list: ListShortcuts) {
  if (registrations.length === 0) {
    addEventListener("keydown", onKeyDown);
    unwatch = watchPresses();
  }
  registrations.unshift(list);
  return () => {
    registrations.splice(registrations.indexOf(list), 1);
    if (registrations.length > 0) return;
    removeEventListener("keydown", onKeyDown);
    unwatch();
  };
}

/** Lists the shortcuts that currently work on the page, for the sheet: in page order, each id once. */
export function listShortcuts(): Shortcut[] {
  const all = [...registrations].reverse().flatMap((list) => list());
  return [...new Map(all.map((shortcut) => [shortcut.id, shortcut])).values()];
}

export function openShortcutsSheet() {
  requestPart("shortcuts");
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented) return;
  const isInField = isTyping(event.target);
  if (isInField && hasOwnUndo(event.target)) return;
  for (const list of registrations) {
    const found = list().find(
      ({ keys, isEnabled = true, isForFields }) => isEnabled && (isForFields || !isInField) && isPressed(keys, event),
    );
    if (!found) continue;
    if (isDialogOpen()) return;
    event.preventDefault();
    releaseSpace(event);
    if (!event.repeat || found.canRepeat) found.run(event);
    return;
  }
  if (!isInField && !event.repeat && isPressed(HELP_KEYS, event) && !isDialogOpen()) {
    event.preventDefault();
    openShortcutsSheet();
  }
}

function isPressed(keys: Keys, event: KeyboardEvent) {
  const chord = readKeys(keys);
  if (!matchesPress(chord, event, isMac()) || isKeyOfControl(chord, event.target)) return false;
  return !isCharacterKey(chord) || (singleKeys.get() && !leaving.isNow);
}
