import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type ToggleEvent,
  useState,
} from "react";
import { useLocation } from "react-router";
import { Icon } from "./icon.tsx";
import { closePopover, usePopover } from "./use-popover.ts";
import { useTimer } from "./use-timer.ts";

type ListProps = {
  links: readonly { label: string; to: string; className?: string }[];
  /** The last entry, which does not link to a page. */
  action?: { label: string; onSelect: () => void };
};
type Props = {
  /** The list's entries; otherwise `Panel`, which is mounted when it first opens. */
  list?: ListProps;
  Panel?: ComponentType<{ onChoose: () => void }>;
  label: string;
  /** Makes the label a link to this page, next to a button with just the arrow. */
  to?: string;
  /** Replaces the label, which is then only for screen readers. */
  icon?: ReactNode;
  align?: "start" | "end";
  /** Classes of the button. */
  className?: string;
};

const DELAY_MS = 150;

/** Opens on hover, on click, on Enter and with the arrow keys. */
export function DisclosureMenu({ label, icon, to, align = "start", className = "", list, Panel }: Props) {
  const { isOpen, panel, triggerProps, panelProps } = usePopover();
  const timer = useTimer();
  const [{ onPress, onToggle, ...menuProps }] = useState(() => createHandlers(timer));
  const hide = () => panel.current && closePopover(panel.current);
  return (
    <div {...menuProps} className="flex">
      {to && (
        <a href={to} onClick={hide} className={`inline-flex pointer-coarse:min-h-11 items-center ${className}`}>
          {icon}
        </a>
      )}
      <button
        {...triggerProps}
        type="button"
        onClick={onPress}
        className={`inline-flex pointer-coarse:min-h-11 items-center gap-1 ${to ? "noscript:hidden min-w-6 pl-1" : ""} ${className}`}
      >
        {to ? null : (icon ?? label)}
        {(icon || to) && <span className="sr-only">{label}</span>}
        <Icon className={`icon-chevron-down size-[15px] transition-[rotate] ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div
        {...panelProps}
        onToggle={(event) => {
          panelProps.onToggle(event);
          onToggle(event);
        }}
        data-align={align}
        className="floating min-w-52 p-1.5"
      >
        {list && <List {...list} onChoose={hide} />}
        {Panel && isOpen && <Panel onChoose={hide} />}
      </div>
    </div>
  );
}

/** Handlers for the element around button and panel; `onPress` is for the button and `onToggle` for the panel. */
function createHandlers(timer: ReturnType<typeof useTimer>) {
  let isHeldOpen = false; // opened by a click or key, so it stays open when the pointer leaves
  const later = (event: PointerEvent, act: (menu: Element) => void) => {
    const { currentTarget: menu } = event;
    timer.stop();
    if (event.pointerType === "mouse") timer.start(() => act(menu), DELAY_MS);
  };
  return {
    onPointerEnter: (event: PointerEvent) => later(event, showByHover),
    onPointerLeave: (event: PointerEvent) => later(event, (menu) => isHeldOpen || closePopover(panelOf(menu))),
    onPress: (event: MouseEvent) => {
      timer.stop();
      // The first click on a list opened by hover keeps it open instead of closing it.
      const wasShown = isShown(event.currentTarget.parentElement as Element);
      if (wasShown && !isHeldOpen) event.preventDefault();
      isHeldOpen = !wasShown || !isHeldOpen;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { currentTarget: menu } = event;
      const panel = panelOf(menu);
      if (event.key !== "ArrowDown" && !panel.contains(document.activeElement)) return;
      show(menu);
      const items = [...panel.querySelectorAll<HTMLElement>("a, button")].filter((item) => item.checkVisibility());
      const now = items.indexOf(document.activeElement as HTMLElement);
      const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      isHeldOpen = true;
      (next < 0 ? buttonOf(menu) : items[next])?.focus();
    },
    onToggle: ({ newState }: ToggleEvent) => {
      if (newState === "closed") isHeldOpen = false;
    },
  };
}

function show(menu: Element) {
  if (!isShown(menu)) panelOf(menu).showPopover({ source: buttonOf(menu) });
}

/**
 * Not while a panel of the page is open, which this would close: when a panel shrinks, the pointer is on what is behind.
 */
function showByHover(menu: Element) {
  if (!document.querySelector("main [popover=auto]:popover-open")) show(menu);
}

/** Asks the browser, which can close the list itself; `isOpen` follows a little later. */
function isShown(menu: Element) {
  return panelOf(menu).matches(":popover-open");
}

function panelOf(menu: Element) {
  return menu.querySelector("[popover]") as HTMLElement;
}

function buttonOf(menu: Element) {
  return menu.querySelector("button") as HTMLElement;
}

function List({ links, action, onChoose }: ListProps & { onChoose: () => void }) {
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map(({ label, to, className }) => (
        <li key={to} className={className}>
          <a href={to} aria-current={to === pathname ? "page" : undefined} onClick={onChoose} className="menu-item">
            {label}
          </a>
        </li>
      ))}
      {action && (
        <li className="mt-1.5 border-line border-t pt-1.5">
          <button
            type="button"
            onClick={() => {
              onChoose();
              action.onSelect();
            }}
            className="menu-item"
          >
            {action.label}
          </button>
        </li>
      )}
    </ul>
  );
}
