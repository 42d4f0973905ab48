import { AccountGate } from "#app/account/account-gate.tsx";
import { late } from "#app/late/late.tsx";
import { privateHeaders, privateMeta } from "../private-page.ts";
import { AccountSkeleton } from "./account-skeleton.tsx";

const AccountSections = late(
  () => import("./account-sections.tsx").then((loaded) => loaded.AccountSections),
  "The account page",
  { waiting: <AccountSkeleton /> },
);

export const meta = privateMeta(
  "Account",
  "Your address, password, second factor, linked logins, sessions, plan and export, in one place.",
);

export const headers = privateHeaders;

export default function AccountRoute() {
  return (
    <>
      <h1 className="mb-8 text-2xl md:text-3xl">Account</h1>
      <AccountGate what="your account" skeleton={<AccountSkeleton />}>
        <AccountSections />
      </AccountGate>
    </>
  );
}
