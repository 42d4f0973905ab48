import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { type LateCode, lateCode, useCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { isMac } from "#app/ui/is-mac.ts";
import { type LatePart, REQUEST_EVENT, requestedParts } from "./request-part.ts";
import { singleKeys } from "./shortcuts/single-keys.ts";
import { hasKeptColors } from "./tray/tray-key.ts";

const trayCode = lateCode(async () => (await import("./tray/tray.tsx")).Tray);
const sheetCode = lateCode(async () => (await import("./shortcuts/shortcuts-sheet.tsx")).ShortcutsSheet);
const commandsCode = lateCode(async () => (await import("./commands/command-palette.tsx")).CommandPalette);

export function RequestedParts() {
  const sheet = useDialogPart(sheetCode, "The list of shortcuts");
  const commands = useDialogPart(commandsCode, "The search");
  const Tray = useCode(trayCode);
  const show = useEffectEvent(async (part: LatePart) => {
    // If loading fails, the tray can wait for the next page, but the user asked for a dialog.
    if (part === "tray") await trayCode.load();
    else await (part === "commands" ? commands : sheet).open();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const showTray = () => {
      if (hasKeptColors()) void show("tray");
    };
    showTray();
    const showRequested = () => {
      for (const part of requestedParts) void show(part);
      requestedParts.clear();
    };
    showRequested();
    addEventListener(REQUEST_EVENT, showRequested, { signal });
    addEventListener("storage", showTray, { signal });
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      if (!document.querySelector("dialog:modal")) void show("commands");
    };
    // Runs after the page's own handlers for the key.
    const listenLast = (event: KeyboardEvent) => {
      const { key } = event;
      // Keys of an input method are its own, such as Enter for a conversion: no field may save or close with them, and
      // they are not shortcuts. 229 is a key that it has handled; Safari has no other way to tell.
      if (event.isComposing || event.keyCode === 229) return event.stopPropagation();
      if (key === "Control" || key === "Meta") void commandsCode.load(); // K may follow
      addEventListener("keydown", onKeyDown, { once: true });
    };
    addEventListener("keydown", listenLast, { capture: true, signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      {Tray && <Tray />}
      {commands.shown}
      {sheet.shown}
    </>
  );
}

function useDialogPart(late: LateCode<ComponentType<{ onClose: () => void }>>, what: string) {
  const [isShown, setIsShown] = useState(false);
  const { code: Part, wake } = useLateCode(late, what);
  return {
    open: async () => setIsShown((await wake()) !== null),
    shown: Part && isShown && <Part onClose={() => setIsShown(false)} />,
  };
}

const TYPED_INTO =
  "input:not([type=range], [type=radio], [type=checkbox], [type=color]), textarea, select, [contenteditable]";

/** True for ⌘K on Apple devices or Ctrl+K elsewhere, and for "/" outside text fields. */
function isSearchKey({ code, key, metaKey, ctrlKey, altKey, shiftKey, defaultPrevented, target }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false;
  if (metaKey || ctrlKey) {
    if (shiftKey || ctrlKey === isMac() || metaKey !== isMac()) return false;
    // Like shortcuts/keys.ts, which only pages with shortcuts load.
    return /^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
  }
  if (key !== "/" || !singleKeys.get()) return false;
  return target instanceof Element && !target.closest(TYPED_INTO);
}
