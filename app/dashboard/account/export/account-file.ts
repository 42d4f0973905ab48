import type { LibraryData } from "#app/frame/library/library-data.ts";
import { slugOf } from "#color/text/slug.ts";
import type { BillingState } from "#contract/billing.ts";

export type ExportedPerson = {
  id: string;
  address: string;
  /** Null or left out if the service could not be asked. */
  createdAt: string | null;
  isPro: boolean;
  /** The subscription; null if the server could not be asked. */
  subscription: BillingState | null;
  hasSecondFactor: boolean | null;
  logInBy?: readonly { provider: string; address: string | null; since: string | null }[] | undefined;
};

/** Saved items: those in the account, and those a guest saved in this browser that no account took over. */
export type ExportedLibrary = { library: LibraryData; leftovers: LibraryData };

const TIMES = new Set(["savedAt", "changedAt", "trashedAt"]);

/** The whole account as JSON, including the trash, with times in ISO 8601. */
export function writeAccountFile(person: ExportedPerson, { library, leftovers }: ExportedLibrary, now: Date): string {
  const file = {
    format: "huesmith-account",
    version: 1,
    exportedAt: now.toISOString(),
    person,
    library: inOrder(library),
    onlyInThisBrowser: inOrder(leftovers),
  };
  return `${JSON.stringify(file, writeTime, 2)}\n`;
}

/** "huesmith-ada-example-com-2026-11-22.zip" */
export function accountFileName(address: string, now: Date, ending: "json" | "zip"): string {
  return `${["huesmith", slugOf(address).slice(0, 60), now.toISOString().slice(0, 10)].filter(Boolean).join("-")}.${ending}`;
}

function inOrder({ projects, palettes, colors }: LibraryData): LibraryData {
  return { projects, palettes, colors };
}

/** Stored data may have been edited: a time that no date can have becomes null. */
function writeTime(key: string, value: unknown) {
  return typeof value === "number" && TIMES.has(key) ? new Date(value).toJSON() : value;
}
