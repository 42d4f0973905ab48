/** 5 days. */
const MAX_AGE_S = 432_000;

/** How many pages were seen with a blocker: the cookie `pageViews`; 0 where it is missing or no count. */
export function readPageViews(): number {
  const text = /(?:^|; )pageViews=(\d{1,9})(?:;|$)/.exec(document.cookie)?.[1];
  return Number(text ?? 0);
}

export function writePageViews(views: number) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `pageViews=${views}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
}
