import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Entry } from "#app/frame/navigation.ts";

/** One entry of the phone menu. */
export const PHONE_ENTRY = "flex min-h-11 w-full items-center rounded-control px-2 hover:bg-well";

export function PhoneLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={PHONE_ENTRY}>
      {children}
    </Link>
  );
}

export function PhoneLinks({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ label, to }) => (
    <PhoneLink key={to} to={to}>
      {label}
    </PhoneLink>
  ));
}
