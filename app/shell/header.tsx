import { Menu } from "lucide-react";
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { DisclosureMenu } from "#app/ui/disclosure-menu.tsx";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { HeaderEnd, PhoneMenuEnd } from "./account-entries.tsx";
import { Logo } from "./logo.tsx";
import { LIBRARY, MORE, PRICING_PATH, RESOURCES, TOOLS_ENTRY } from "./navigation.ts";
import { PhoneLink } from "./phone-link.tsx";
import { PricingLabel } from "./pricing-label.tsx";
import { ThemeButton } from "./theme-button.tsx";

const LINK = "whitespace-nowrap rounded-swatch py-2 text-ink-2 text-sm hover:text-ink";

export function Header() {
  return (
    <header className="flex h-16 items-center gap-5 px-[18px] md:px-8 lg:gap-7 print:hidden">
      <Logo wordClass="md:max-[54rem]:sr-only" />
      <nav aria-label="Main" className="hidden items-center gap-4 md:flex lg:gap-[22px]">
        <Link to={TOOLS_ENTRY.to} className={LINK}>
          <ToolsLabel />
        </Link>
        <DisclosureMenu label="Resources" links={RESOURCES} className={LINK} />
        <Link to={PRICING_PATH} className={LINK}>
          <PricingLabel />
        </Link>
        {MORE.map(({ label, to }) => (
          <Link key={to} to={to} className={LINK}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <Link to={LIBRARY.to} className={`${LINK} px-2 max-md:hidden`}>
          {LIBRARY.label}
        </Link>
        <ThemeButton />
        <HeaderEnd />
        <PhoneMenu />
      </div>
    </header>
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

/** A native popover: it opens without JavaScript too. */
function PhoneMenu() {
  const panel = useRef<HTMLElement>(null);
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
        <Menu size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <nav
        ref={panel}
        id="phone-menu"
        popover="auto"
        aria-label="Main"
        className="fixed inset-x-0 top-16 bottom-auto m-0 w-full border-line border-y bg-paper px-[18px] py-3 text-ink shadow-float"
      >
        <PhoneLink to={TOOLS_ENTRY.to}>
          <ToolsLabel />
        </PhoneLink>
        <PhoneLink to={LIBRARY.to}>{LIBRARY.label}</PhoneLink>
        {RESOURCES.map(({ label, to }) => (
          <PhoneLink key={to} to={to}>
            {label}
          </PhoneLink>
        ))}
        <PhoneLink to={PRICING_PATH}>
          <PricingLabel />
        </PhoneLink>
        {MORE.map(({ label, to }) => (
          <PhoneLink key={to} to={to}>
            {label}
          </PhoneLink>
        ))}
        <PhoneMenuEnd />
      </nav>
    </div>
  );
}
