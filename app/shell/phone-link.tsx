import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Entry } from "#app/frame/navigation.ts";

/** One entry of the phone menu. */
export function PhoneLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} discover="none" className="phone-item">
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
