/**
 * Where a link of a mail or a provider may lead back to: an address of the site itself. Anything else becomes the start
 * page, so that tokens cannot be sent elsewhere. Takes whole addresses and paths.
 */
export function createRedirects(siteUrl: string, otherOrigins: readonly string[]) {
  const site = new URL(siteUrl);
  const origins = new Set([site.origin, ...otherOrigins]);
  return (given: unknown): string => {
    const url = typeof given === "string" && URL.canParse(given, site.href) ? new URL(given, site.href) : site;
    // `blob:https://site/…` has the origin of the site, too.
    const isWeb = url.protocol === "http:" || url.protocol === "https:";
    const target = new URL(isWeb && origins.has(url.origin) ? url : site);
    target.hash = "";
    target.username = "";
    target.password = "";
    return target.href;
  };
}
