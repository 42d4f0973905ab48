import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { LIBRARY, MORE, PRICING_PATH, RESOURCES, TOOLS_ENTRY } from "#app/frame/navigation.ts";
import { requestPart } from "#app/frame/request-part.ts";
import { late } from "#app/late/late.tsx";
import { DisclosureMenu } from "#app/ui/disclosure-menu.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useIsMac } from "#app/ui/is-mac.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { HeaderEnd, PhoneLink, PhoneLinks, PhoneMenuEnd, PricingLabel } from "./account-entries.tsx";
import { Logo } from "./logo.tsx";
import { ThemeButton } from "./theme-button.tsx";

const RESOURCES_AND_MORE = [...RESOURCES, ...MORE];

const ToolsPanel = late(async () => (await import("#app/frame/tools-panel.tsx")).ToolsPanel, "The list of tools");

export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-40 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}

export function Header() {
  return (
    <header className="flex h-16 low:h-12 items-center gap-5 px-[18px] md:px-8 lg:gap-7 print:hidden">
      <Logo wordClass="max-[19.5rem]:sr-only md:max-[54rem]:sr-only" />
      <nav aria-label="Main" className="hidden items-center gap-4 md:flex lg:gap-[22px]">
        <DisclosureMenu
          label="Tools menu"
          to={TOOLS_ENTRY.to}
          icon={<ToolsLabel />}
          Panel={ToolsPanel}
          className="header-link"
        />
        <DisclosureMenu label="Resources" list={{ links: RESOURCES_AND_MORE }} className="header-link" />
        <a href={PRICING_PATH} className="header-link">
          <PricingLabel />
        </a>
        {MORE.map(({ label, to }) => (
          <a key={to} href={to} className="header-link max-[60rem]:hidden">
            {label}
          </a>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <a href={LIBRARY.to} className="header-link px-2 max-md:hidden">
          {LIBRARY.label}
        </a>
        <SearchButton />
        <ThemeButton />
        <HeaderEnd />
        <PhoneMenu />
      </div>
    </header>
  );
}

function SearchButton() {
  return (
    <IconButton
      icon="icon-search"
      name="Search Huesmith"
      shortcut={useIsMac() ? "⌘K" : "Ctrl+K"}
      aria-haspopup="dialog"
      onClick={() => requestPart("commands")}
      className="noscript:hidden"
    />
  );
}

function ToolsLabel() {
  return (
    <>
      {TOOLS_ENTRY.label}
      <span className="ml-1.5 rounded-full bg-ink px-1.5 py-px font-medium font-mono text-[11px] text-paper">
        {TOOLS_ENTRY.badge}
      </span>
    </>
  );
}

/** A native popover, so it also opens without JavaScript. */
function PhoneMenu() {
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  useOnChange(key, () => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  });
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget="phone-menu"
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-control hover:bg-well"
      >
        <Icon className="icon-menu" />
      </button>
      <nav
        ref={panel}
        id="phone-menu"
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === "open")}
        onBlur={({ currentTarget: nav, relatedTarget }) => {
          if (relatedTarget && !nav.parentElement?.contains(relatedTarget)) nav.hidePopover();
        }}
        aria-label="Main"
        className="low:top-12 top-16 bottom-auto m-0 low:max-h-[calc(100dvh-48px)] max-h-[calc(100dvh-64px)] w-full overscroll-contain border-line border-y bg-paper px-[18px] py-3 text-ink shadow-float"
      >
        <PhoneLink to={TOOLS_ENTRY.to}>
          <ToolsLabel />
        </PhoneLink>
        {isOpen && <ToolsPanel />}
        <PhoneLinks entries={[LIBRARY, ...RESOURCES]} />
        <PhoneLink to={PRICING_PATH}>
          <PricingLabel />
        </PhoneLink>
        <PhoneLinks entries={MORE} />
        <PhoneMenuEnd />
      </nav>
    </div>
  );
}
