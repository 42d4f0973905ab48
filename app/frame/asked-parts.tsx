import { useEffect, useEffectEvent, useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { ASK_EVENT, type AskedPart } from "./ask-for-part.ts";
import { hasKeptColors } from "./tray/tray-key.ts";

const trayCode = lateCode(async () => (await import("./tray/tray.tsx")).Tray);
const sheetCode = lateCode(async () => (await import("./shortcuts/shortcuts-sheet.tsx")).ShortcutsSheet);

/** What may be on every page but seldom is: the tray of kept colors, and the sheet of keyboard shortcuts. */
export function AskedParts() {
  const [isTrayShown, setIsTrayShown] = useState(false);
  const [isSheetShown, setIsSheetShown] = useState(false);
  const tray = useLateCode(trayCode, "The tray");
  const sheet = useLateCode(sheetCode, "The list of shortcuts");
  const show = useEffectEvent(async (part: AskedPart) => {
    // Without a connection the tray comes with the next page, but the sheet was asked for by a person.
    if (part === "tray") setIsTrayShown((await trayCode.load()) !== null);
    else setIsSheetShown((await sheet.wake()) !== null);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const showTray = () => {
      if (hasKeptColors()) void show("tray");
    };
    showTray();
    addEventListener(ASK_EVENT, (event) => void show((event as CustomEvent<AskedPart>).detail), { signal });
    addEventListener("storage", showTray, { signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      {tray.code && isTrayShown && <tray.code />}
      {sheet.code && isSheetShown && <sheet.code onClose={() => setIsSheetShown(false)} />}
    </>
  );
}
