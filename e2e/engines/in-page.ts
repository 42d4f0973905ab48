// Sent to the page as text: each function may use only the others in this file.

export type TextBox = { text: string; x: number; y: number; width: number; height: number };

/** The first visible element with this role, and a name or else text that matches. */
export function find(role: string, name: string): HTMLElement | undefined {
  const selectors: Record<string, string> = {
    button: "button:not([role]), [role=button], summary",
    dialog: "dialog[open]",
    file: "input[type=file]",
    link: "a[href]",
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

export function valueOf(element: HTMLElement | undefined): string {
  return element?.ariaValueNow ?? (element as HTMLInputElement | undefined)?.value ?? "";
}

/** Whether a press in its middle would meet it. */
export function isReachable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && element.contains(hit);
}

/** Where the window shows text, line by line; what is faded, covered or cut is left out. */
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
