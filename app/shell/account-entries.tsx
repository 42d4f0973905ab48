import type { ReactNode } from "react";
import { GuestButtons } from "#app/account/guest-buttons.tsx";
import { signOut } from "#app/account/late-session.ts";
import { DASHBOARD, type Entry } from "#app/frame/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DisclosureMenu } from "#app/ui/disclosure-menu.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { closePopover } from "#app/ui/use-popover.ts";

/** The right end of the header. Contains both versions; `data-session` selects one, because pages are cached. */
export function HeaderEnd() {
  return (
    <>
      <div className="only-guest hidden noscript:hidden items-center gap-2 md:flex">
        <GuestButtons logIn="ghost" signUp="primary" />
      </div>
      <div className="only-member hidden items-center gap-2 md:flex">
        <ButtonLink href="/user/colors">Dashboard</ButtonLink>
        <DisclosureMenu
          label="Your account"
          icon={<Icon className="icon-circle-user-round" />}
          list={{ links: DASHBOARD, action: { label: "Sign Out", onSelect: signOut } }}
          align="end"
          className="rounded-control p-2 hover:bg-well"
        />
      </div>
    </>
  );
}

export function PhoneMenuEnd() {
  return (
    <div className="mt-2 noscript:hidden border-line border-t pt-3">
      <div className="only-guest grid grid-cols-2 gap-2.5">
        <GuestButtons signUp="primary" />
      </div>
      <div className="only-member">
        <ButtonLink href="/user/colors" className="mb-1.5 w-full">
          Dashboard
        </ButtonLink>
        <PhoneLinks entries={DASHBOARD} />
        <button
          type="button"
          className="phone-item"
          onClick={(event) => {
            closePopover(event.currentTarget);
            signOut();
          }}
        >
          Sign Out
        </button>
      </div>
    </div>
  );
}

export function PhoneLinks({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ label, to }) => (
    <PhoneLink key={to} to={to}>
      {label}
    </PhoneLink>
  ));
}

export function PhoneLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="phone-item">
      {children}
    </a>
  );
}

/** Pro members see "prices", everyone else the way to Pro. Contains both, and `data-pro` selects one. */
export function PricingLabel() {
  return (
    <>
      <span className="only-pro">Pricing</span>
      <span className="only-free">Upgrade</span>
    </>
  );
}
