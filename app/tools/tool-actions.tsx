import { Redo2, Share2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { save as saveNow } from "#app/frame/library/save.ts";
import { SaveButton, type SaveProps } from "#app/frame/library/save-button.tsx";
import { SAVE_SHORTCUT } from "#app/frame/library/save-shortcut.ts";
import { useKeysText } from "#app/frame/shortcuts/platform.ts";
import { ShortcutsButton } from "#app/frame/shortcuts/shortcuts-button.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { VisionMenu } from "#app/frame/vision/vision-menu.tsx";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { ToolControls } from "./use-tool.ts";

type Props = {
  controls: Pick<ToolControls<unknown>, "undo" | "redo" | "canUndo" | "canRedo" | "address">;
  /** What the tool adds, such as export and import. */
  children?: ReactNode;
  /** What is saved to the library. */
  save?: SaveProps;
};

/** Undo, redo, vision and share: what every tool has, by button and by keys. */
export function ToolActions({ controls: { undo, redo, canUndo, canRedo, address }, children, save }: Props) {
  useShortcuts([
    { id: "undo", keys: "Mod+KeyZ", label: "Undo", group: "Editing", run: undo, canRepeat: true },
    { id: "redo", keys: "Shift+Mod+KeyZ", label: "Redo", group: "Editing", run: redo, canRepeat: true },
    { id: "redo-windows", keys: "Mod+KeyY", label: "Redo", group: "Editing", run: redo, canRepeat: true },
    ...(save && !save.isDisabled
      ? [{ ...SAVE_SHORTCUT, keys: save.keys ?? SAVE_SHORTCUT.keys, run: () => void saveNow(save.thing()) }]
      : []),
  ]);
  const undoKeys = useKeysText("Mod+KeyZ");
  const redoKeys = useKeysText("Shift+Mod+KeyZ");
  return (
    <div className="icons-on-phones flex noscript:hidden flex-wrap items-center gap-1 sm:gap-2">
      <IconButton name="Undo" shortcut={undoKeys} isDisabled={!canUndo} onClick={undo}>
        <Undo2 {...ICON} />
      </IconButton>
      <IconButton name="Redo" shortcut={redoKeys} isDisabled={!canRedo} onClick={redo}>
        <Redo2 {...ICON} />
      </IconButton>
      <ShortcutsButton />
      <VisionMenu />
      <Button onClick={() => void share(address)}>
        <Share2 {...ICON} />
        Share
      </Button>
      {children}
      {save && <SaveButton {...save} />}
    </div>
  );
}

/** Phones have their own sheet for it; elsewhere the link is copied. */
async function share(address: string) {
  const url = new URL(address, window.location.origin).href;
  if (matchMedia("(pointer: coarse)").matches && navigator.share) {
    await navigator.share({ url, title: document.title }).catch(() => {});
    return;
  }
  await copyText(url, "the link");
}
