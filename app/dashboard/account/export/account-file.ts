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

/** The whole account as JSON, including the trash, with times in ISO 8601. */
export function writeAccountFile(person: ExportedPerson, { library, leftovers }: ExportedLibrary, now: Date): string {
  const file = {
    format: "huesmith-account",
    version: 1,
    exportedAt: now.toISOString(),
    person,
    library: datedLibrary(library),
    onlyInThisBrowser: datedLibrary(leftovers),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** "huesmith-ada-example-com-2026-11-22.zip" */
export function accountFileName(address: string, now: Date, ending: "json" | "zip"): string {
  return `${["huesmith", slugOf(address).slice(0, 60), now.toISOString().slice(0, 10)].filter(Boolean).join("-")}.${ending}`;
}

function datedLibrary({ projects, palettes, colors }: LibraryData) {
  return {
    projects: projects.map(withDates),
    palettes: palettes.map(withDates),
    colors: colors.map(withDates),
  };
}

type Times = { readonly savedAt: number; readonly changedAt: number; readonly trashedAt: number | null };

function withDates<Item extends Times>(item: Item) {
  return {
    ...item,
    savedAt: dateOf(item.savedAt),
    changedAt: dateOf(item.changedAt),
    trashedAt: item.trashedAt === null ? null : dateOf(item.trashedAt),
  };
}

/** Stored data may have been edited, and an out-of-range date throws. */
function dateOf(milliseconds: number) {
  const date = new Date(milliseconds);
  return Number.isNaN(date.valueOf()) ? null : date.toISOString();
}
