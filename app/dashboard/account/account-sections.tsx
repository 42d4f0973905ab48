import { useSyncExternalStore } from "react";
import { Alert } from "#app/account/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountSkeleton } from "./account-skeleton.tsx";
import { AddressSection } from "./address-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { ExportSection } from "./export/export-section.tsx";
import { IdentitiesSection } from "./identities-section.tsx";
import { Notice } from "./notice.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { usePerson } from "./use-person.ts";

/** Everything about the account. What needs the service waits for it; the plan and the export do not. */
export function AccountSections() {
  const { person, failure, reload } = usePerson();
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return (
    <div>
      {!isOnline && (
        <div className="mb-6 max-w-[44rem]">
          <Notice>You're offline. You can't change anything here until you're back online, but export works.</Notice>
        </div>
      )}
      <PlanSection />
      {person && (
        <>
          <AddressSection person={person} onChange={reload} />
          <PasswordSection person={person} />
          <SecondFactorSection person={person} onChange={reload} />
          <IdentitiesSection person={person} onChange={reload} />
          <SessionsSection proof={person.proof} />
        </>
      )}
      {!person && !failure && <AccountSkeleton />}
      {!person && failure && (
        <div className="grid max-w-[44rem] justify-items-start gap-3 border-line border-t py-9">
          <Alert>Your account could not be loaded. {failure}</Alert>
          <Button onClick={reload}>Try again</Button>
        </div>
      )}
      <ExportSection person={person} />
      {person && <DeleteSection person={person} />}
    </div>
  );
}

function subscribeToConnection(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
