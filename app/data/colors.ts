import type { BaseRow } from "./rows.ts";

export type ColorRow = BaseRow & { project_id: string | null; color: string; tags: string[] };

export const COLOR_COLUMNS = "id,project_id,name,color,tags,created_at,updated_at,deleted_at";
