import { ChevronDown } from "lucide-react";
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from "react";
import { Link, NavLink } from "react-router";
import { closePopover, usePopover } from "./use-popover.ts";
import { useTimer } from "./use-timer.ts";

type ListProps = {
  links: readonly { label: string; to: string }[];
  /** The last entry, which is no page. */
  action?: { label: string; onSelect: () => void };
};
type Props = {
  /** What the list has, or else a panel, which is made when it first opens. */
  list?: ListProps;
  Panel?: ComponentType<{ onChoose: () => void }>;
  label: string;
  /** The label is a link to this page, and the button beside it has the arrow alone. */
  to?: string;
  /** Shown in place of the label, which is then for screen readers. */
  icon?: ReactNode;
  align?: "start" | "end";
  /** The look of the button. */
  className?: string;
};

const ITEM =
  "flex min-h-10 pointer-coarse:min-h-11 w-full items-center rounded-[7px] px-3 text-sm hover:bg-well " +
  "focus-visible:-outline-offset-2 aria-[current=page]:font-semibold";

const DELAY_MS = 150;

/** A part of a navigation that opens under the pointer, by a press, by Enter and by the arrow keys. */
export function DisclosureMenu({ label, icon, to, align = "start", className = "", list, Panel }: Props) {
  const { isOpen, panel, triggerProps, panelProps } = usePopover();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useTimer();
  const isHeldOpen = useRef(false); // opened by a press or a key, so the pointer's leaving does not close it

  // Asked of the browser: it closes the list by itself, and `isOpen` follows a little later.
  const isShown = () => panel.current?.matches(":popover-open") ?? false;
  const show = () => {
    if (button.current && !isShown()) panel.current?.showPopover({ source: button.current });
  };
  const hide = () => panel.current && closePopover(panel.current);
  const later = (event: PointerEvent, act: () => void) => {
    timer.stop();
    if (event.pointerType === "mouse") timer.start(act, DELAY_MS);
  };
  const onPress = (event: MouseEvent) => {
    timer.stop();
    // The first press on a list that the pointer has opened holds it open instead of closing it.
    const wasShown = isShown();
    if (wasShown && !isHeldOpen.current) event.preventDefault();
    isHeldOpen.current = !wasShown || !isHeldOpen.current;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
    const now = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined || (now < 0 && event.key !== "ArrowDown")) return;
    event.preventDefault();
    isHeldOpen.current = true;
    show();
    (next < 0 ? button.current : items[next])?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what its button and links do
    <div
      className="flex"
      onPointerEnter={(event) => later(event, show)}
      onPointerLeave={(event) => later(event, () => !isHeldOpen.current && hide())}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {to && (
        <Link to={to} onClick={hide} className={`inline-flex pointer-coarse:min-h-11 items-center ${className}`}>
          {icon}
        </Link>
      )}
      <button
        {...triggerProps}
        ref={button}
        type="button"
        onClick={onPress}
        className={`inline-flex pointer-coarse:min-h-11 items-center gap-1 ${to ? "noscript:hidden pl-1" : ""} ${className}`}
      >
        {to ? null : (icon ?? label)}
        {(icon || to) && <span className="sr-only">{label}</span>}
        <ChevronDown
          size={15}
          strokeWidth={1.75}
          aria-hidden
          className={`transition-[rotate] ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div
        {...panelProps}
        onToggle={(event) => {
          panelProps.onToggle(event);
          if (event.newState === "closed") isHeldOpen.current = false;
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

function List({ links, action, onChoose }: ListProps & { onChoose: () => void }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end onClick={onChoose} className={ITEM}>
            {label}
          </NavLink>
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
            className={ITEM}
          >
            {action.label}
          </button>
        </li>
      )}
    </ul>
  );
}
