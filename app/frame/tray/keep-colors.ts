import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { writeColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { requestPart } from "../request-part.ts";
import { addTexts, MAX_TRAY_COLORS, tray } from "./tray-store.ts";

/** Keeps colors in the tray and shows a notification with undo. `name` is for a single color. */
export function keepColors(given: Color | readonly Color[], name?: string) {
  const colors = "space" in given ? [given] : given;
  const [first] = colors;
  if (!first) return;
  const what = (count: number) => (colors.length === 1 ? (name ?? printHex(first)) : `${count} colors`);
  const texts = [...new Set(colors.map(writeColor))];
  const old = tray.get();
  const next = addTexts(old, texts);
  const added = next.slice(old.length);
  const hasNoRoom = texts.some((text) => !next.includes(text));
  if (added.length === 0) {
    const title = `${what(colors.length)} ${colors.length === 1 ? "is" : "are"} already in the tray`;
    showToast(hasNoRoom ? { type: "error", title: "The tray is full", text: FULL } : { type: "info", title });
    return;
  }
  const isStored = tray.set(next);
  requestPart("tray");
  showToast({
    type: "info",
    title: "Added to the tray",
    text: [what(added.length), isStored ? hasNoRoom && FULL : NOT_STORED].filter(Boolean).join(". "),
    action: { label: "Undo", onSelect: () => tray.set((now) => now.filter((text) => !added.includes(text))) },
  });
}

const NOT_STORED = "Until you close this page. This browser can't store it.";
const FULL = `${MAX_TRAY_COLORS} colors is the maximum. Remove some first.`;
