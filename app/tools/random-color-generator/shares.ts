/** Percent of many draws; the test draws them. */
export const RGB_SHARES = { green: 29, vivid: 25 };
export const OKLAB_SHARES = { green: 17, vivid: 14 };
