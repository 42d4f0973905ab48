/** Before its content comes it is as high as with it. */
export const AD_PLACE = "ad-place only-free min-w-0 print:hidden";

/** The element that the network draws into. It is the same on every page that has an ad. */
export const LEADERBOARD_ID = "ad-leaderboard";
