import { readColor } from "#color/text/address.ts";
import { createStored } from "../stored.ts";
import { TRAY_KEY } from "./tray-key.ts";

export const MAX_TRAY_COLORS = 60;
/** Colors are far shorter; a longer text was not written by this site. */
const MAX_TEXT_LENGTH = 120;

/** The kept colors as written in URLs, in the user's order, without duplicates. */
export const tray = createStored<readonly string[]>({ key: TRAY_KEY, version: 1, read: readTray, initial: [] });

export function readTray(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? addTexts([], value.filter(isColorText)) : null;
}

/** Appends the texts that the list does not have yet, as far as there is room. */
export function addTexts(old: readonly string[], added: readonly string[]): readonly string[] {
  const all = [...new Set([...old, ...added])].slice(0, MAX_TRAY_COLORS);
  return all.length === old.length ? old : all;
}

function isColorText(text: unknown): text is string {
  return typeof text === "string" && text.length <= MAX_TEXT_LENGTH && readColor(text) !== null;
}
