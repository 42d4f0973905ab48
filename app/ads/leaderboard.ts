/** The element that the network draws into. It is the same on every page that has an ad. */
export const LEADERBOARD_ID = "ad-leaderboard";
