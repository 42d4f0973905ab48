// The roles of the parts of a table: a narrow screen gives them another `display`, which takes them away.
export const HEAD_OR_BODY = { role: "rowgroup" } as const;
export const ROW = { role: "row" } as const;
export const COLUMN_HEADER = { role: "columnheader", scope: "col" } as const;
export const ROW_HEADER = { role: "rowheader", scope: "row" } as const;
export const GROUP_HEADER = { role: "rowheader", scope: "rowgroup" } as const;
export const CELL = { role: "gridcell" } as const;
