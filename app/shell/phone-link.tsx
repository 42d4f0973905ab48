import type { ReactNode } from "react";
import { Link } from "react-router";

/** One entry of the phone menu. */
export const PHONE_ENTRY = "flex min-h-11 w-full items-center rounded-control px-2 hover:bg-well";

export function PhoneLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={PHONE_ENTRY}>
      {children}
    </Link>
  );
}
