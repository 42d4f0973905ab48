// What other apps share with the installed site: public/manifest.webmanifest names the same.

/** Where the browser sends it, as a form. */
export const SHARE_PATH = "/share-target";
export const TEXT_FIELDS = ["title", "text", "url"] as const;
export const PICTURE_FIELD = "picture";
/** The cache in which a shared picture waits for its page, its name there, and the fragment of the page's address. */
export const SHARE_CACHE = "shared";
export const SHARED_PICTURE = "shared-picture";
