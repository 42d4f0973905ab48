/** Reserves the full height before the content loads. */
export const AD_PLACE = "ad-place only-free min-w-0 print:hidden";

/** The element the network draws into, the same on every page with an ad. */
export const LEADERBOARD_ID = "ad-leaderboard";
