import { useState } from "react";
import { Alert } from "#app/account/alert.tsx";
import { readBillingState } from "#app/data/billing.ts";
import { readPerson } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { AccountSkeleton } from "./account-skeleton.tsx";
import { AddressSection } from "./address-section.tsx";
import { ConnectedAppsSection } from "./connected-apps/connected-apps-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { ExportSection } from "./export/export-section.tsx";
import { IdentitiesSection } from "./identities-section.tsx";
import { PasskeysSection } from "./passkeys/passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.tsx";
import { Notice } from "./section.tsx";
import { SessionsSection } from "./sessions/sessions-section.tsx";
import { useRequest } from "./use-request.ts";

/** Sections that need the service wait for it; the plan and the export don't. */
export function AccountSections() {
  // Reloaded when the tab becomes visible again.
  const { value: person, failure, reload } = useRequest(readPerson);
  const billing = useRequest(readBillingState);
  useWindowEvent(["online", "visibilitychange"], () => {
    if (document.visibilityState !== "visible") return;
    void reload();
    void billing.reload();
  });
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useWindowEvent(["online", "offline"], () => setIsOnline(navigator.onLine));
  return (
    <div>
      <Notice className="mb-6 max-w-[44rem]">
        {!isOnline && "You're offline. You can't change anything here until you're back online, but export works."}
      </Notice>
      <PlanSection request={billing} />
      {person && (
        <>
          <AddressSection person={person} onChange={reload} />
          <PasswordSection person={person} />
          <SecondFactorSection person={person} onChange={reload} />
          <PasskeysSection person={person} onChange={reload} />
          <IdentitiesSection person={person} onChange={reload} />
          <SessionsSection methods={person.methods} />
          <ConnectedAppsSection />
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
      {person && <DeleteSection person={person} isPaying={billing.value?.source === "subscription"} />}
    </div>
  );
}
