import { MAX_TRASHED, TRASH_DAYS } from "#app/frame/library/library.ts";
import { countKind } from "#app/frame/library/limit-words.ts";
import { countOf } from "#color/words/count.ts";
import type { Kind } from "../item.ts";

/** How a notification refers to items: by name for one, by number for more. */
export function nameItems(items: readonly { kind: Kind; saved: { name: string } }[]): string {
  const [first] = items;
  return items.length === 1 && first ? first.saved.name : countKind(first?.kind ?? "colors", items.length);
}

/** A warning if the trash can't hold that many. */
export function trashNote(count: number): string | undefined {
  return count > MAX_TRASHED ? `The trash keeps only the newest ${MAX_TRASHED}.` : undefined;
}

/** Empty if there is room by now. */
export function trashWarning(kind: Kind, erased: number): string {
  return erased === 0
    ? ""
    : `The trash keeps only the newest ${countKind(kind, MAX_TRASHED)}, so ${erased} will be deleted permanently.`;
}

const DAY_MS = 86_400_000;
const short = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });
const long = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

/** "Today", "Yesterday", "Nov 3", "Nov 3, 2025". */
export function formatDate(time: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return (new Date(time).getFullYear() === new Date(now).getFullYear() ? short : long).format(time);
}

/** "30 days left" to "1 day left" in the trash, even if the server's clock is ahead. */
export function describeTimeLeft(trashedAt: number, now: number): string {
  const days = Math.min(TRASH_DAYS, Math.ceil(TRASH_DAYS - (now - trashedAt) / DAY_MS));
  return days > 0 ? `${countOf(days, "day")} left` : "Deleted today";
}

function startOfDay(time: number) {
  return new Date(time).setHours(0, 0, 0, 0);
}
