import type { BaseRow } from "./rows.ts";

export type ProjectRow = BaseRow & { notes: string };

export const PROJECT_COLUMNS = "id,name,notes,created_at,updated_at,deleted_at";
