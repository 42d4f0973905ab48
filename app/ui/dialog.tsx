import { type CSSProperties, type MouseEvent, type ReactNode, type SyntheticEvent, useId } from "react";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { Toaster } from "./toast.tsx";
import { useWindowEvent } from "./use-window-event.ts";

type Props = {
  /** Called for the close button, Escape and a click outside; the caller then removes it. */
  onClose: () => void;
  title: ReactNode;
  /** A control that leads back, above the title. */
  back?: ReactNode;
  subtitle?: ReactNode;
  /** In pixels; at most 90% of the screen. */
  width?: 600 | 650 | 800 | 960;
  /** Fills the screen on phones. */
  isPageOnPhones?: boolean;
  /** Neither Escape nor a click outside closes it. The close button still does. */
  isLocked?: boolean;
  /** A click outside does not close it; Escape does. */
  isKeptByPressOutside?: boolean;
  hasCloseButton?: boolean;
  children: ReactNode;
};

/** Open while it is mounted. */
export function Dialog(props: Props) {
  const { onClose, title, back, subtitle, width = 600, isPageOnPhones = false } = props;
  const { isLocked = false, isKeptByPressOutside = isLocked, hasCloseButton = true, children } = props;
  const titleId = useId();
  const subtitleId = `${titleId}subtitle`;

  const onKeyDown = (event: KeyboardEvent) => {
    // Preventing `cancel` only works twice: the third Escape closes a dialog unless the key itself is prevented.
    if (isLocked && event.key === "Escape") event.preventDefault();
  };
  useWindowEvent("keydown", onKeyDown, { capture: true });

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return; // a file input's cancel bubbles
    event.preventDefault();
    if (!isLocked) onClose();
  };
  const onPressOutside = (event: MouseEvent) => {
    const hasNative = "closedBy" in HTMLDialogElement.prototype;
    if (event.target === event.currentTarget && !hasNative && !isKeptByPressOutside) onClose();
  };
  return (
    <dialog
      ref={showDialog}
      closedby={isLocked ? "none" : isKeptByPressOutside ? "closerequest" : "any"}
      aria-labelledby={titleId}
      aria-describedby={subtitle ? subtitleId : undefined}
      onCancel={onCancel}
      onMouseDown={onPressOutside}
      className={isPageOnPhones ? "dialog dialog-page" : "dialog"}
      style={{ "--dialog-width": `${width}px` } as CSSProperties}
    >
      <div className="p-6 sm:p-10">
        {back}
        <h2 id={titleId} className={`text-2xl [overflow-wrap:anywhere] ${hasCloseButton ? "pr-8" : ""}`}>
          {title}
        </h2>
        {subtitle && (
          <p id={subtitleId} className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
            {subtitle}
          </p>
        )}
        <div className="mt-6">{children}</div>
        {/* Last in the tab order, so that the focus starts in the content. */}
        {hasCloseButton && (
          <IconButton name="Close" onClick={onClose} className="absolute top-3 right-3 text-ink-2">
            <Icon className="icon-x" />
          </IconButton>
        )}
      </div>
      <Toaster />
    </dialog>
  );
}

function showDialog(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  const giveGutterBack = keepGutter();
  dialog.showModal();
  return () => {
    // Closes it while it is still in the page: only then does the browser return the focus.
    dialog.close();
    giveGutterBack();
  };
}

/** The page behind loses its scroll bar (floating.css); this reserves its space, if any, so that nothing shifts. */
function keepGutter() {
  const root = document.documentElement;
  const before = root.style.scrollbarGutter;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  return () => {
    root.style.scrollbarGutter = before;
  };
}
