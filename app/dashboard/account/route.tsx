import { AccountGate } from "#app/account/account-gate.tsx";
import { late } from "#app/late/late.tsx";
import { describePage } from "#app/metadata.ts";
import { privateHeaders } from "../private-headers.ts";
import type { Route } from "./+types/route";
import { AccountSkeleton } from "./account-skeleton.tsx";

const AccountSections = late(
  () => import("./account-sections.tsx").then((loaded) => loaded.AccountSections),
  "The account page",
  { waiting: <AccountSkeleton /> },
);

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Account",
    description: "Your address, password, second factor, linked logins, sessions, plan and export, in one place.",
    origin: matches[0].loaderData.origin,
  });

export const headers = privateHeaders;

export default function AccountRoute() {
  return (
    <>
      <h1 className="mb-8 text-3xl">Account</h1>
      <AccountGate what="your account" skeleton={<AccountSkeleton />}>
        <AccountSections />
      </AccountGate>
    </>
  );
}
