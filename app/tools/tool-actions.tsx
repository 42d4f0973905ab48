import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { ExportButton, type ExportProps } from "#app/frame/export/export-button.tsx";
import { save as saveNow } from "#app/frame/library/save.ts";
import { SaveButton, type SaveProps } from "#app/frame/library/save-button.tsx";
import { useKeysText } from "#app/frame/shortcuts/key-caps.ts";
import { SAVE_SHORTCUT } from "#app/frame/shortcuts/registry.ts";
import { ShortcutsButton } from "#app/frame/shortcuts/shortcuts-button.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import type { DialogHandle } from "#app/frame/use-dialog-button.ts";
import { VisionMenu } from "#app/frame/vision/vision-menu.tsx";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { ChangeAnnouncer } from "./announcer.tsx";
import type { ToolControls } from "./use-tool.ts";

type MoreProps = {
  controls: Pick<ToolControls<unknown>, "redo" | "canRedo" | "address">;
  palette?: ExportProps["palette"];
  /** True if the bench is inside a `VisionBench`, as in any `ToolPage`. */
  hasVision?: boolean;
  children?: ReactNode;
};
type Props = MoreProps & {
  controls: Pick<ToolControls<unknown>, "undo" | "canUndo" | "history" | "historyIndex">;
  save?: SaveProps;
  /** The shortcut of Export is listed in `group`. */
  exporting?: Pick<ExportProps, "palette"> & { group: string };
  /** The wide button of the bar on phones, instead of Export or Save. */
  main?: ReactNode;
  /** A panel of the tool that replaces "More" on phones. It shows `MoreActions`. */
  options?: { name: string; isOpen: boolean; toggle: () => void };
};

/** On one line with a title and controls, the labels only fit from 1500 px. */
const SHORT =
  "md:max-[93.75rem]:in-data-full-bleed:w-10 md:max-[93.75rem]:in-data-full-bleed:gap-0! md:max-[93.75rem]:in-data-full-bleed:px-0! md:max-[93.75rem]:in-data-full-bleed:text-[0px]!";
const ICON_ON_SMALL = "max-tiny:w-11 max-tiny:gap-0! max-tiny:px-0! max-tiny:text-[0px]!";
const ICON_ON_PHONES = "max-md:w-11 max-md:gap-0! max-md:px-0! max-md:text-[0px]!";
/** What Escape closes first. */
const OPEN_ABOVE = "dialog, [popover=auto]:popover-open";

/** A bar at the bottom edge on phones. */
export function ToolActions({ controls, children, hasVision, save, exporting, main, options }: Props) {
  const { undo, canUndo, history, historyIndex } = controls;
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const exporter = useRef<DialogHandle>(null);
  useActionKeys(controls, save, exporting && { group: exporting.group, run: () => exporter.current?.open() });
  const undoKeys = useKeysText("Mod+KeyZ");
  useWindowEvent(["pointerdown", "focusin"], ({ target }) => {
    if (!bar.current?.contains(target as Node)) setIsMoreOpen(false);
  });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isMoreOpen || document.querySelector(OPEN_ABOVE)) return;
    setIsMoreOpen(false);
    more.current?.focus();
  };
  const wide = main ? ICON_ON_PHONES : "max-md:flex-1";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the Escape of its buttons
    <div
      ref={bar}
      onKeyDown={onKeyDown}
      className="flex items-center gap-2 max-md:border-line max-md:border-t max-md:bg-paper max-md:px-[18px] max-md:py-2 max-tiny:gap-1 max-tiny:px-2"
    >
      <IconButton name="Undo" shortcut={undoKeys} isDisabled={!canUndo} onClick={undo} className="noscript:hidden">
        <Icon className="icon-undo-2" />
      </IconButton>
      <IconButton
        ref={more}
        icon={options ? "icon-settings-2" : "icon-ellipsis-vertical"}
        name={options?.name ?? "More"}
        aria-expanded={options?.isOpen ?? isMoreOpen}
        onClick={options?.toggle ?? (() => setIsMoreOpen(!isMoreOpen))}
        className="noscript:hidden aria-expanded:bg-current/10 md:hidden"
      />
      <div
        className={`icons-on-tablets flex noscript:hidden items-center gap-2 max-md:absolute max-md:inset-x-0 max-md:bottom-full max-md:flex-wrap max-md:border-line max-md:border-t max-md:bg-paper max-md:px-[18px] max-md:py-3 max-md:shadow-float ${options ? "max-md:hidden" : isMoreOpen ? "" : "max-md:invisible"}`}
      >
        <MoreActions controls={controls} palette={exporting?.palette} hasVision={hasVision}>
          {children}
        </MoreActions>
      </div>
      {main && <div className="flex flex-1 md:hidden">{main}</div>}
      {save && (
        <SaveButton
          {...save}
          variant={exporting ? "outline" : "primary"}
          className={exporting && main ? ICON_ON_PHONES : exporting ? ICON_ON_SMALL : wide}
        />
      )}
      {exporting && (
        <ExportButton
          ref={exporter}
          palette={exporting.palette}
          variant={main ? "outline" : "primary"}
          className={wide}
        />
      )}
      <ChangeAnnouncer state={{ history, historyIndex }} describe={describeMove} />
    </div>
  );
}

type Place = Pick<Props["controls"], "history" | "historyIndex">;

/** Undo, redo, or the browser's Back; a change makes a new history. */
function describeMove(before: Place, { history, historyIndex }: Place): string {
  if (before.history !== history || before.historyIndex === historyIndex) return "";
  return `${historyIndex < before.historyIndex ? "Undone" : "Redone"}, step ${historyIndex + 1} of ${history.length}`;
}

function useActionKeys(
  { undo, redo }: Props["controls"],
  save: SaveProps | undefined,
  exporting: { group: string; run: () => void } | undefined,
) {
  const editing = { group: "Editing", canRepeat: true, isForFields: true };
  const redoing = { ...editing, label: "Redo", run: redo };
  useShortcuts([
    { ...editing, id: "undo", keys: "Mod+KeyZ", label: "Undo", run: undo },
    { id: "redo", keys: "Shift+Mod+KeyZ", ...redoing },
    { id: "redo-windows", keys: "Mod+KeyY", ...redoing },
    ...(save && !save.isDisabled
      ? [{ ...SAVE_SHORTCUT, keys: save.keys ?? SAVE_SHORTCUT.keys, run: () => void saveNow(save.savable()) }]
      : []),
    ...(exporting ? [{ ...exporting, id: "export", keys: "KeyE" as const, label: "Export" }] : []),
  ]);
}

/** The actions that phones show behind a button. */
export function MoreActions({ controls, palette, hasVision = true, children }: MoreProps) {
  const { redo, canRedo, address } = controls;
  const redoKeys = useKeysText("Shift+Mod+KeyZ");
  return (
    <>
      <IconButton icon="icon-redo-2" name="Redo" shortcut={redoKeys} isDisabled={!canRedo} onClick={redo} />
      <ShortcutsButton className="max-lg:hidden max-[83.75rem]:in-data-full-bleed:hidden" />
      {hasVision && <VisionMenu palette={palette} className={SHORT} />}
      <Button icon="icon-share-2" onClick={() => void share(address)} data-tip="Copy a link to this" className={SHORT}>
        Share
      </Button>
      {children}
    </>
  );
}

/** Phones use their native share sheet; elsewhere, or if the sheet is refused, the link is copied. */
async function share(address: string) {
  const url = new URL(address, location.origin).href;
  if (matchMedia("(pointer: coarse)").matches && navigator.share) {
    const isDone = await navigator.share({ url, title: document.title }).then(
      () => true,
      (error: Error) => error.name === "AbortError",
    );
    if (isDone) return;
  }
  await copyText(url, "the link");
}
