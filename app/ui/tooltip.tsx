const DELAY_MS = 150;
/** Distance from a control's edge that reaches into the next control. */
const NEXT_PX = 12;

/**
 * The page's only tooltip, for every element with `tip()` (tip.ts). Rendered once, in the root.
 * Hidden from screen readers, which would announce the name twice.
 */
export function TooltipLayer() {
  return (
    <div ref={watch} popover="manual" aria-hidden className="tooltip">
      <span />
      <kbd className="ml-2 font-mono opacity-75 empty:hidden" />
    </div>
  );
}

function watch(layer: HTMLDivElement | null) {
  if (!layer) return;
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let target: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (layer.matches(":popover-open")) layer.hidePopover();
  };
  const leave = () => {
    hide();
    target?.style.removeProperty("anchor-name");
    target = null;
  };
  const enter = (element: HTMLElement, delay: number) => {
    leave();
    target = element;
    timer = setTimeout(() => show(layer, element), delay);
  };

  const onOver = (event: PointerEvent) => {
    if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>("[data-tip]");
    const isOnTip = layer.contains(event.target);
    if (isOnTip || (element && element === target)) {
      if (layer.matches(":popover-open")) clearTimeout(timer);
    } else if (element) {
      enter(element, DELAY_MS);
    } else if (target) {
      clearTimeout(timer);
      timer = setTimeout(leave, DELAY_MS);
    }
  };
  const onFocus = ({ target: focused }: FocusEvent) => {
    if (focused instanceof HTMLElement && focused.matches("[data-tip]:focus-visible")) enter(focused, 0);
  };

  document.addEventListener("pointerover", onOver, options);
  document.addEventListener("focusin", onFocus, options);
  document.addEventListener("focusout", leave, options);
  document.addEventListener("pointerdown", hide, options);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), { ...options, capture: true });
  return () => {
    leave();
    listening.abort();
  };
}

function show(layer: HTMLElement, element: HTMLElement) {
  const { tip, tipKeys = "" } = element.dataset;
  const text = String(tip || element.ariaLabel);
  if (!CSS.supports("position-area: top")) {
    element.title = tipKeys ? `${text} (${tipKeys})` : text;
    return;
  }
  const [words, keys] = layer.children;
  if (words) words.textContent = text;
  if (keys) keys.textContent = tipKeys;
  element.style.setProperty("anchor-name", "--tip");
  layer.dataset.side = sideOf(element);
  layer.showPopover();
}

/** Picks a side without another control: below, to the right in a column, or else above. A field's error is below. */
function sideOf(element: HTMLElement) {
  if (element.closest(".field-well")?.querySelector("[aria-invalid=true]")) return "top";
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isControlAt = (x: number, y: number) => {
    const other = document.elementFromPoint(x, y)?.closest("[data-tip]");
    return other != null && other !== element;
  };
  if (!isControlAt((left + right) / 2, bottom + NEXT_PX)) return "bottom";
  return isControlAt(right + NEXT_PX, (top + bottom) / 2) ? "top" : "right";
}
