import type { BaseRow } from "./rows.ts";

export type PaletteRow = BaseRow & {
  project_id: string | null;
  path: string;
  colors: string[];
  tags: string[];
  share_token: string | null;
};

export const PALETTE_COLUMNS = "id,project_id,name,path,colors,tags,share_token,created_at,updated_at,deleted_at";
