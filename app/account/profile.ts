// Whether the member has Pro, as the account's profile says.
import { readIsPro } from "#app/data/auth.ts";
import { setHasPro } from "#app/frame/pro/features.ts";
import { readAccount, setAccount } from "./account-store.ts";
import { hasProCookie, writeProCookie } from "./pro-cookie.ts";

/** Whose profile is being read: the client reports a session several times at the start. */
let readingId: string | null = null;
/** Numbers the requests, so that an outdated response can be ignored. */
let lastAsked = 0;
let lastAnswered = 0;

/** `isAgain` asks once more while another request is under way. */
export async function loadProfile(id: string, isAgain = false) {
  if (readingId === id && !isAgain) return;
  lastAsked += 1;
  const asked = lastAsked;
  readingId = id;
  // Without a response, the last known state (up to 7 days old) applies.
  const isPro = await readIsPro(id).catch(() => null);
  if (asked === lastAsked) readingId = null;
  // A response counts until a newer one arrives, because a newer request may fail.
  if (asked < lastAnswered || readAccount().profile?.id !== id) return;
  if (isPro !== null) {
    lastAnswered = asked;
    writeProCookie(isPro);
  }
  const proActive = isPro ?? hasProCookie();
  setAccount({ proActive, allowShowAds: !proActive });
  setHasPro(proActive);
}

export function endPro() {
  writeProCookie(false);
  setHasPro(false);
}
