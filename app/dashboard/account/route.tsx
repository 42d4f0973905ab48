import { AccountGate } from "#app/account/account-gate.tsx";
import { privateCacheHeaders } from "#app/cache-headers.ts";
import { late } from "#app/late/late.tsx";
import { pageMeta } from "#app/metadata.ts";
import { AccountSkeleton } from "./account-skeleton.tsx";

const AccountSections = late(
  () => import("./account-sections.tsx").then((loaded) => loaded.AccountSections),
  "The account page",
  { waiting: <AccountSkeleton /> },
);

export const meta = pageMeta({
  title: "Account",
  description: "Your address, password, second factor, linked logins, sessions, plan and export, in one place.",
});

export const headers = privateCacheHeaders;

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
