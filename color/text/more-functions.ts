/** The function names of `MORE_SPACES`, for code that must stay too small to include them all. */
export const MORE_FUNCTIONS: readonly string[] = [
  ...["okhsl", "okhsv", "hsluv", "hct", "cam16", "lab-d65", "lch-d65", "luv", "lchuv"],
  ...["jzazbz", "jzczhz", "ictcp", "rec2020-linear"],
];
