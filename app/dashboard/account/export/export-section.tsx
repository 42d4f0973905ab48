import { readAccount } from "#app/account/account-store.ts";
import { Answer } from "#app/account/answer.tsx";
import { readLeftovers } from "#app/account/sync/guest-library.ts";
import { useTask } from "#app/account/use-task.ts";
import { readBillingState } from "#app/data/billing.ts";
import { hasSecondFactor, type Person, readPerson } from "#app/data/person.ts";
import { saveFile } from "#app/frame/export/save-file.ts";
import { useWholeLibrary } from "#app/frame/library/library.ts";
import { isUnread } from "#app/frame/library/unread.ts";
import { Button } from "#app/ui/button.tsx";
import { Section } from "../section.tsx";
import { accountFileName, type ExportedPerson, writeAccountFile } from "./account-file.ts";

const NOT_HERE = "Your library hasn't loaded yet. Check your connection and try again.";

/** Built in this browser, so it also works offline, but then has less about the person. */
export function ExportSection({ person }: { person: Person | null }) {
  const library = useWholeLibrary();
  const { isBusy, message, run } = useTask();
  const download = (ending: "json" | "zip") =>
    run(async () => {
      if (isUnread()) throw new Error(NOT_HERE);
      const now = new Date();
      const [known, subscription] = await Promise.all([
        person ?? readPerson().catch(() => null),
        readBillingState().catch(() => null),
      ]);
      const exported = { ...describePerson(known), subscription };
      saveFile(accountFileName(exported.address, now, ending), await makeFile(exported, ending, now));
    });
  const makeFile = async (exported: ExportedPerson, ending: "json" | "zip", now: Date) => {
    const saved = { library, leftovers: readLeftovers() };
    if (ending === "json") return new Blob([writeAccountFile(exported, saved, now)], { type: "application/json" });
    const { makeAccountArchive } = await import("./account-archive.ts");
    return new Blob([makeAccountArchive(exported, saved, location.origin, now)], { type: "application/zip" });
  };
  return (
    <Section
      title="Export"
      text="Your account, plan, and all colors, palettes and projects, including the trash and items only in this browser."
    >
      <div className="flex flex-wrap gap-2.5">
        <Button icon="icon-download" onClick={() => download("zip")} isBusy={isBusy}>
          Download zip
        </Button>
        <Button icon="icon-download" onClick={() => download("json")} isBusy={isBusy}>
          Download JSON
        </Button>
      </div>
      <p className="text-ink-2 text-sm">
        The zip also has each palette as JSON, CSS and Adobe ASE. Neither file has login records, which are deleted
        after 90 days, or Stripe payments.
      </p>
      <Answer message={message} />
    </Section>
  );
}

/** If the service doesn't respond, uses what this browser has. */
function describePerson(person: Person | null): Omit<ExportedPerson, "subscription"> {
  const { profile, proActive } = readAccount();
  return {
    id: profile?.id ?? "",
    address: person?.address ?? profile?.email ?? "",
    createdAt: person?.createdAt ?? null,
    isPro: proActive,
    hasSecondFactor: person ? hasSecondFactor(person) : null,
    logInBy: person?.identities.map(({ provider, identity_data: data, created_at }) => ({
      provider,
      address: typeof data?.email === "string" ? data.email : null,
      since: created_at ?? null,
    })),
  };
}
