import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";
import { PICKER_SPACES, type PickerSpaceId } from "./picker-spaces.ts";

const KEY = "huesmith.picker-space";
const FIRST: PickerSpaceId = "oklch";

const { subscribe, notify } = createListeners();
// Also the whole memory where the browser keeps nothing for us.
let chosen: PickerSpaceId | undefined;

/** The space that a person last picked colors in. All pickers of the page follow. */
export function useStoredSpace(): [PickerSpaceId, (id: PickerSpaceId) => void] {
  return [useSyncExternalStore(subscribe, read, () => FIRST), write];
}

function read(): PickerSpaceId {
  chosen ??= PICKER_SPACES.find(({ id }) => id === stored())?.id ?? FIRST;
  return chosen;
}

function write(id: PickerSpaceId) {
  chosen = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Blocked or full: the choice lasts as long as the page.
  }
  notify();
}

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
