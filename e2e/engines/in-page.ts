// Sent to the page as text: each function can use only the others in this file.

export type Box = { x: number; y: number; width: number; height: number };
export type TextBox = Box & { text: string };

/** The first visible element with this role whose name, or else text, matches. */
export function find(role: string, name: string): HTMLElement | undefined {
  const selectors: Record<string, string> = {
    button: "button:not([role]), [role=button], summary",
    dialog: "dialog[open]",
    file: "input[type=file]",
    link: "a[href]",
    list: "ul, ol, [role=list]",
    slider: "input[type=range], [role=slider]",
    textbox: "input:not([type]), input:is([type=text], [type=email], [type=password], [type=search]), textarea",
  };
  const pattern = new RegExp(name);
  return [...document.querySelectorAll<HTMLElement>(selectors[role] ?? `[role=${role}], ${role}`)].find((element) => {
    const isVisible = role === "file" || element.checkVisibility({ visibilityProperty: true });
    return isVisible && pattern.test(nameOf(element));
  });
}

export function nameOf(element: HTMLElement): string {
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const parts = [
    ids.map((id) => document.getElementById(id)?.textContent).join(" "),
    element.ariaLabel,
    labels.map((label) => label.textContent).join(" "),
    element.textContent,
  ];
  return (parts.find(Boolean) ?? "").replace(/\s+/g, " ").trim();
}

export function currentValue(element: HTMLElement | undefined): string {
  return element?.ariaValueNow ?? (element as HTMLInputElement | undefined)?.value ?? "";
}

/** Scrolls the element into view and returns its box; undefined as long as a click on its center would not reach it. */
export function boxOf(role: string, name: string): Box | undefined {
  const element = find(role, name);
  if (element?.matches(":disabled, [aria-disabled=true]")) return undefined;
  const box = () => element?.getBoundingClientRect() ?? new DOMRect();
  const isHit = ({ x, y, width, height }: DOMRect) =>
    element?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  // Far from the edges, so that a drag stays inside the window.
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return isHit(box()) ? box().toJSON() : undefined;
}

/** Records whether the next click reaches the element. */
export function watchPress(role: string, name: string): void {
  const element = find(role, name);
  const page = window as { pressed?: boolean };
  page.pressed = false;
  const note = ({ target }: Event) => {
    page.pressed = element?.contains(target as Node) ?? false;
  };
  window.addEventListener("pointerdown", note, { capture: true, once: true });
}

/** True if the click reached the element, or if it has led to another page. */
export function wasPressed(): boolean {
  return (window as { pressed?: boolean }).pressed ?? true;
}

/** Records the keys that reach the page, for the description of a failure. */
export function recordKeys(): void {
  const page = window as { keys?: string };
  page.keys ??= "";
  const note = ({ code, repeat, defaultPrevented }: KeyboardEvent) => {
    page.keys += ` ${code}${repeat ? " repeated" : ""}${defaultPrevented ? " handled" : ""}`;
  };
  window.addEventListener("keydown", note);
}

/** The boxes of visible text, line by line, without faded, covered or clipped text. */
export function textsInView(): TextBox[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: TextBox[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const isSmall = width < 6 || height < 6;
    if (!isSmall && isInside && element === document.elementFromPoint(x + width / 2, y + height / 2))
      boxes.push({ text, x, y, width, height });
  }
  return boxes;
}
