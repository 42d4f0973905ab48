// Sharing from other apps to the installed site; must match public/manifest.webmanifest.

/** Where the browser posts it as a form. */
export const SHARE_PATH = "/share-target";
export const TEXT_FIELDS = ["title", "text", "url"] as const;
export const PICTURE_FIELD = "picture";
/** The cache where a shared image waits for its page, its name there, and the fragment of the page's address. */
export const SHARE_CACHE = "shared";
export const SHARED_PICTURE = "shared-picture";
