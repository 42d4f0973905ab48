// Explicit roles for tables whose rows and cells get another `display` on narrow screens, which removes the implicit ones.
export const ROW_GROUP = { role: "rowgroup" } as const;
export const ROW = { role: "row" } as const;
export const COLUMN_HEADER = { role: "columnheader", scope: "col" } as const;
export const ROW_HEADER = { role: "rowheader", scope: "row" } as const;
