import { useEffect, useRef } from "react";
import { toastStore } from "#app/ui/toast-store.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** The arrows undo and redo in some tools. */
const PRESSES = /^(?:Enter| |Delete|Backspace|ArrowLeft|ArrowRight)$/;
const NEWEST_TOAST = ".toast:last-child :is(button, a)";
const FOCUSABLE = "button:not([aria-hidden='true']), a[href], input, select, textarea, [tabindex='0']";

/** The control that had the key, the page or dialog that keeps the focus, what is before it, and its list and section. */
type Place = {
  control: Element;
  whole: Element | null;
  before: HTMLElement[];
  part: Element | null;
  section: Element | null;
  path: string;
  /** Whether it opened a dialog. What a dialog asks about, its neighbor may do at once, so the heading comes first. */
  isOpener: boolean;
};

/**
 * When a key removes the focused control, at once or later, as by Enter or undo, the nearest control takes the focus.
 * F8 goes to the newest notification. What had the focus before a notification gets it back.
 */
export function FocusKeeper() {
  const place = useRef<Place>(null);
  const waiting = useRef<MutationObserver>(null);
  const beforeToast = useRef<HTMLElement[]>([]);
  // By then, React has removed what the activation removes.
  const keep = () =>
    requestAnimationFrame(() => {
      if (!place.current || !focusNear(place.current)) return;
      // The opener of a closed dialog may be what the dialog's button removes.
      const opener = findOpener(place.current);
      if (opener) place.current = { ...placeOf(opener), isOpener: true };
      else forget();
    });
  const forget = () => {
    place.current = null;
    waiting.current?.disconnect();
  };
  const remember = ({ key, target, repeat, ctrlKey, metaKey }: KeyboardEvent) => {
    if (repeat) return; // the first keydown may have removed the control
    forget();
    if (!(target instanceof Element)) return;
    const isInToast = target.closest(".toaster") !== null;
    if (PRESSES.test(key) || ctrlKey || metaKey) {
      place.current = isInToast
        ? { ...placeOf(target, null), part: null, section: null, before: beforeToast.current }
        : placeOf(target);
    } else if (key === "F8" && !isInToast) {
      beforeToast.current = [target as HTMLElement];
      document.querySelector<HTMLElement>(NEWEST_TOAST)?.focus();
    }
  };
  /** A notification with a text to copy takes the focus by itself. */
  const rememberBefore = ({ target, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLElement) || relatedTarget.closest(".toaster")) return;
    if (target instanceof Element && target.closest(".toaster")) beforeToast.current = [relatedTarget];
  };
  const wait = () => {
    if (!place.current) return;
    waiting.current ??= new MutationObserver(keep);
    waiting.current.observe(document.body, { childList: true, subtree: true });
    keep();
  };
  /** Clicks without a key: by a screen reader, or by a mouse in a dialog. On a page, the next key may be a shortcut. */
  const rememberClick = ({ target, detail, isTrusted }: MouseEvent) => {
    const control = target instanceof Element && (target.closest(FOCUSABLE) ?? target);
    if (!control || !isTrusted || control === place.current?.control || !matchMedia("(pointer: fine)").matches) return;
    const dialog = control.closest("dialog");
    forget();
    if (detail > 0 && !dialog) return;
    place.current = detail > 0 ? placeOf(control, dialog) : placeOf(control);
    wait();
  };
  useWindowEvent("keydown", remember, { capture: true });
  useWindowEvent("focusin", rememberBefore);
  useWindowEvent("keyup", wait, { capture: true });
  useWindowEvent("click", rememberClick, { capture: true });
  useEffect(() => () => waiting.current?.disconnect(), []);
  return null;
}

/** The control in the page that got the focus back from a dialog. */
function findOpener({ control, whole }: Place): Element | null {
  const { activeElement } = document;
  return control.closest("dialog") && whole?.contains(activeElement) ? activeElement : null;
}

/** A dialog is near its opener in the page, and may remove that when it closes. */
function placeOf(
  control: Element,
  whole: Element | null = control.closest("main") ?? control.closest("dialog"),
): Place {
  const all = whole ? [...whole.querySelectorAll<HTMLElement>(FOCUSABLE)] : [];
  const before = all.slice(0, all.indexOf(control as HTMLElement)).toReversed();
  const part = control.closest("ul, ol, dialog, section, main");
  const section = control.closest("section");
  return { control, whole, before, part, section, path: location.pathname, isOpener: false };
}

/**
 * Tries the controls before it in its list, then those there now, then the same in its section, whose heading is better
 * than a control that does something else. True once the control is gone.
 */
function focusNear({ control, whole, before, part, section, path, isOpener }: Place) {
  if (control.isConnected) return false;
  if (path !== location.pathname) return true; // the next page starts afresh, where keys are shortcuts
  if (whole?.isConnected === false || document.activeElement !== document.body) return true;
  const heading = section?.querySelector<HTMLElement>("h2, h3");
  const title = heading ? [heading] : [];
  const near = [part, section].flatMap((place) => [
    ...before.filter((element) => place?.contains(element)),
    ...(place?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
  ]);
  const isKept = [...(isOpener ? title : []), ...near, ...title, ...before].some((element) => {
    if (element === heading) element.tabIndex = -1;
    if (element.checkVisibility({ visibilityProperty: true })) element.focus();
    return element === document.activeElement;
  });
  if (control.closest(".toast")) toastStore.resume(); // a removed element reports no blur
  if (!isKept) document.getElementById("content")?.focus({ preventScroll: true });
  return true;
}
