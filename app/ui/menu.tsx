import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Kbd } from "./kbd.tsx";
import { findTyped, TYPEAHEAD_RESET_MS } from "./menu-typeahead.ts";
import { closePopover, usePopover } from "./use-popover.ts";

type TriggerProps = ReturnType<typeof usePopover>["triggerProps"] & {
  "aria-haspopup": "menu";
  onKeyDown: (event: KeyboardEvent) => void;
};
type MenuProps = {
  label: string;
  /** The button: `(props) => <Button {...props}>Export</Button>`. */
  trigger: (props: TriggerProps) => ReactNode;
  align?: "start" | "end";
  /** MenuItem, MenuLink and MenuSeparator. */
  children: ReactNode;
};
type MenuItemProps = {
  icon?: ReactNode;
  shortcut?: string;
  onSelect: () => void;
  isDisabled?: boolean;
  children: ReactNode;
};

const ITEM =
  "flex min-h-9 w-full items-center gap-2.5 rounded-[7px] px-2.5 text-left text-sm outline-none hover:bg-well focus:bg-well " +
  "aria-disabled:cursor-default aria-disabled:opacity-45 pointer-coarse:min-h-11 forced-colors:focus:outline-2";
const ITEMS = "[role^=menuitem]:not([aria-disabled=true])";

/** For a list of pages in a navigation, use DisclosureMenu. */
export function Menu({ label, trigger, align = "start", children }: MenuProps) {
  const opensAtEnd = useRef(false);
  const typed = useRef({ text: "", at: 0 });
  const begin = () => {
    typed.current.at = 0;
    itemsOf(panel.current)
      .at(opensAtEnd.current ? -1 : 0)
      ?.focus();
    opensAtEnd.current = false;
  };
  const { panel, triggerProps, panelProps } = usePopover(begin);

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    opensAtEnd.current = event.key === "ArrowUp";
    panel.current?.showPopover({ source: event.currentTarget as HTMLElement });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") return closePopover(event.currentTarget);
    const items = itemsOf(event.currentTarget);
    const now = items.indexOf(document.activeElement as HTMLElement);
    const isTyping = event.timeStamp - typed.current.at < TYPEAHEAD_RESET_MS;
    let next = nextIndex(event.key, now, items.length);
    if (event.key === " " && !isTyping) {
      event.preventDefault(); // links don't react to Space
      items[now]?.click();
    } else if (next < 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed.current = { text: (isTyping ? typed.current.text : "") + event.key, at: event.timeStamp };
      const labels = items.map((item) => item.textContent);
      next = findTyped(labels, now, typed.current.text);
      event.preventDefault();
    }
    if (next < 0) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return (
    <>
      {trigger({ ...triggerProps, "aria-haspopup": "menu", onKeyDown: onTriggerKeyDown })}
      <div
        {...panelProps}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        data-align={align}
        onKeyDown={onKeyDown}
        onClick={(event) => (event.target as Element).closest(ITEMS) && closePopover(event.currentTarget)}
        className="floating w-max min-w-48 max-w-[calc(100vw-2rem)] p-1.5"
      >
        {children}
      </div>
    </>
  );
}

export function MenuItem({ icon, shortcut, onSelect, isDisabled = false, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      aria-disabled={isDisabled || undefined}
      tabIndex={-1}
      onClick={isDisabled ? undefined : onSelect}
      className={ITEM}
    >
      {icon && <span className="w-[18px] text-ink-2">{icon}</span>}
      <span className="flex-1">{children}</span>
      {shortcut && (
        <span className="ml-4 text-ink-2" aria-hidden>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </button>
  );
}

export function MenuLink(props: Pick<ComponentProps<"a">, "href" | "children">) {
  return <a {...props} role="menuitem" tabIndex={-1} className={ITEM} />;
}

export function MenuSeparator() {
  return <hr className="mx-2.5 my-1.5 border-line" />;
}

function itemsOf(panel: HTMLElement | null) {
  return [...(panel?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
}

function nextIndex(key: string, now: number, count: number) {
  if (count === 0) return -1;
  if (key === "ArrowDown") return (now + 1) % count;
  if (key === "ArrowUp") return (Math.max(now, 0) + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return -1;
}
