import type { Kind } from "#app/frame/library/library-data.ts";
import { keptHereTitle, limitToast, planText } from "#app/frame/library/limit-words.ts";
import { showToast, type ToastInput } from "#app/ui/toast-store.ts";
import { openAccountDialog, readAccount } from "../account-store.ts";
import type { Refusal } from "./push.ts";

/** What the account had no room for. Only a save by hand shows the way to more room. */
export function describeRefusals(refusals: readonly Refusal[], isJustSaved: (id: string) => boolean) {
  const full = refusals.filter(({ limit }) => limit !== null);
  const own = full.find(({ id }) => isJustSaved(id));
  if (own) {
    showToast(limitToast(own.kind, own.limit as number));
    if (readAccount().dialog === null) openAccountDialog("upgrade");
  } else if (full.length > 0) showToast(backgroundToast(full));
  if (full.length < refusals.length) {
    const text = "It stays in this browser.";
    showToast({ type: "error", title: "Your account didn't accept something you saved", text });
  }
}

function backgroundToast(full: readonly Refusal[]): ToastInput {
  const counts: Partial<Record<Kind, number>> = {};
  const limits: Record<Kind, number | null> = { projects: null, palettes: null, colors: null };
  for (const { kind, limit } of full) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    limits[kind] = limit;
  }
  return { type: "info", title: keptHereTitle(counts), text: planText(limits) };
}
