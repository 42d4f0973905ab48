// The roles of the parts of a table: a narrow screen gives them another `display`, which takes them away.
export const TABLE = { role: "table" } as const;
export const ROW_GROUP = { role: "rowgroup" } as const;
export const ROW = { role: "row" } as const;
export const COLUMN_HEADER = { role: "columnheader", scope: "col" } as const;
export const ROW_HEADER = { role: "rowheader", scope: "row" } as const;
export const CELL = { role: "cell" } as const;
