import { countOf } from "#color/words/count.ts";
import { listInWords } from "#color/words/list-in-words.ts";
import type { Limits } from "./held.ts";
import type { Kind } from "./library-data.ts";

const ONE: Readonly<Record<Kind, string>> = { colors: "color", palettes: "palette", projects: "project" };

/** "1 color", "20 colors". */
export function countKind(kind: Kind, count: number): string {
  return countOf(count, ONE[kind]);
}

/** "9 of 10 palettes"; above the limit "16 palettes, 10 are included in the free plan". A null `limit` means none. */
export function planCount(kind: Kind, count: number, limit: number | null): string {
  if (limit === null) return countKind(kind, count);
  if (count <= limit) return `${count} of ${countKind(kind, limit)}`;
  return `${countKind(kind, count)}, ${limit} ${limit === 1 ? "is" : "are"} included in the free plan`;
}

/** `count` is how many the account has: above the limit, from a time with Pro, removing one makes no room. */
export function limitToast(kind: Kind, limit: number, count: number) {
  const plan = `The free plan holds ${countKind(kind, limit)}`;
  return {
    type: "info",
    title: `This ${ONE[kind]} is kept in this browser only`,
    text:
      count > limit
        ? `${plan}, and your account has ${count}. Upgrade to Pro to move it there.`
        : `${plan}. Remove one or upgrade to Pro to move it to your account.`,
  } as const;
}

/** The same for the upgrade dialog, whose title a notification would cover. */
export function limitReason(...given: Parameters<typeof limitToast>): string {
  const { title, text } = limitToast(...given);
  return `${title}. ${text}`;
}

/** For items the user did not just save: "3 colors are kept in this browser only". */
export function keptHereTitle(counts: Readonly<Partial<Record<Kind, number>>>): string {
  const kinds = (["colors", "palettes", "projects"] as const).filter((kind) => counts[kind]);
  const sum = kinds.reduce((all, kind) => all + (counts[kind] ?? 0), 0);
  const what = listInWords(kinds.map((kind) => countKind(kind, counts[kind] ?? 0)));
  return `${what} ${sum === 1 ? "is" : "are"} kept in this browser only`;
}

export function planText(limits: Limits): string {
  const kinds = (["colors", "palettes", "projects"] as const).filter((kind) => limits[kind] !== null);
  return `The free plan holds ${listInWords(kinds.map((kind) => countKind(kind, limits[kind] ?? 0)))}.`;
}
