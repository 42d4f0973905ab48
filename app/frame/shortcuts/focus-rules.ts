import type { Chord } from "./keys.ts";

const PRESSABLE =
  "button, a[href], summary, input, [role=button], [role=link], [role=tab], [role=option], [role=checkbox], [role=switch]," +
  "[role=radio], [role=slider], [role=gridcell], [role^=menuitem]";
const MOVED_BY_ARROWS =
  "input[type=range], input[type=radio], input[type=number], input[type=color], [role=slider], [role=spinbutton], [role=tab], [role=radio]," +
  "[role=option], [role=gridcell], [role^=menuitem], [role=grid], [role=listbox], [role=menu], [data-keeps-arrows]";
const TYPED_INTO = "[role=menu], [role=listbox]";
const ARROW = /^(?:Arrow|Home$|End$|Page)/;

/** Whether the target takes typed text. Sliders, checkboxes and the like don't. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return target.matches(
    "input:not([type=radio], [type=checkbox], [type=range], [type=color], [type=button], [type=submit]), textarea, select",
  );
}

/** Fields with text typed since they got the focus, or since Enter. */
const edited = new WeakSet<EventTarget>();

/** Whether undo belongs to the field, because of typed or invalid text, rather than the page. */
export function hasOwnUndo(field: EventTarget | null): boolean {
  return field instanceof Element && (edited.has(field) || field.matches("[aria-invalid=true]"));
}

/** Controls that were pressed with a pointer and not reached with Tab since. */
const pressed = new WeakSet<Element>();
let isTabbing = false;

/** Tracks presses and typing. Returns the function that stops it. */
export function watchPresses() {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener(
    "pointerdown",
    ({ target }) => {
      isTabbing = false;
      const control = (target as Element).closest(PRESSABLE) ?? (target as Element).closest("label")?.control;
      if (control && !control.closest("[popover], dialog")) pressed.add(control);
    },
    options,
  );
  addEventListener(
    "keydown",
    ({ key, target }) => {
      isTabbing = key === "Tab";
      if (key === "Enter") edited.delete(target as Element);
    },
    options,
  );
  addEventListener("input", ({ target }) => void edited.add(target as Element), options);
  addEventListener(
    "focusin",
    ({ target }) => {
      edited.delete(target as Element);
      if (isTabbing) pressed.delete(target as Element);
    },
    options,
  );
  return () => listening.abort();
}

/** After a click, Space belongs to the page and does not activate the same control again. */
export function releaseSpace({ code, target }: KeyboardEvent) {
  // Firefox would activate it on keyup.
  if (code === "Space" && target instanceof HTMLElement && pressed.has(target)) target.blur();
}

/** Whether the focused control uses the key itself. */
export function isKeyOfControl({ code, hasMod, hasAlt }: Chord, target: EventTarget | null): boolean {
  if (code === "Escape") return document.querySelector("[popover=auto]:popover-open") !== null;
  if (hasMod || hasAlt || !(target instanceof HTMLElement)) return false;
  if (code === "Space" && pressed.has(target)) return false;
  if (code === "Space" || code === "Enter") return target.closest(PRESSABLE) !== null;
  if (ARROW.test(code)) return target.closest(MOVED_BY_ARROWS) !== null;
  return target.closest(TYPED_INTO) !== null;
}

/** Shortcuts, drops and pastes belong to the page, and don't work while a modal dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}
