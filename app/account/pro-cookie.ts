const MAX_AGE_S = 604_800;

/** Marks this browser as a Pro member's with the cookie `lv_sur`, for 7 days. */
export function writeProCookie(isPro: boolean) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `lv_sur=${isPro}; Path=/; Max-Age=${isPro ? MAX_AGE_S : 0}; SameSite=Lax${secure}`;
}

export function hasProCookie() {
  return /(?:^|; )lv_sur=true(?:;|$)/.test(document.cookie);
}
