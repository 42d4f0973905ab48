/** What becomes of the colors that are there already. */
export type ImportAction = "replace" | "add";
