import type { ColorRow } from "#app/data/colors.ts";
import type { PaletteRow } from "#app/data/palettes.ts";
import type { ProjectRow } from "#app/data/projects.ts";
import type { BaseRow } from "#app/data/rows.ts";
import {
  EMPTY_LIBRARY,
  type Kind,
  type LibraryData,
  readLibrary,
  type SavedItem,
} from "#app/frame/library/library-data.ts";

export type Rows = { projects: ProjectRow[]; palettes: PaletteRow[]; colors: ColorRow[] };

/** The tables take no earlier time: an older one is from a clock that was wrong. */
const EARLIEST = Date.UTC(2020, 0, 1);

const COLUMNS: Readonly<Record<string, string>> = {
  projectId: "project_id",
  shareToken: "share_token",
  trashedAt: "deleted_at",
};

/** Rows that cannot be read are left out. */
export function readRows(rows: Partial<Rows>): LibraryData {
  const library = {
    projects: (rows.projects ?? []).map(fromRow),
    palettes: (rows.palettes ?? []).map(fromRow),
    colors: (rows.colors ?? []).map(fromRow),
  };
  return readLibrary(library) ?? EMPTY_LIBRARY;
}

/** A new row. It says whose it is, so that it can never come into another account. */
export function writeRow(kind: Kind, item: SavedItem, userId: string): Record<string, unknown> {
  const { id, savedAt, changedAt: _changedAt, ...values } = item;
  const row = { id, user_id: userId, created_at: writeTime(savedAt), ...writeChange(values) };
  return kind === "projects" ? row : { project_id: null, ...row };
}

export function writeChange(change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      COLUMNS[field] ?? field,
      field === "trashedAt" && typeof value === "number" ? writeTime(value) : value,
    ]),
  );
}

function fromRow(row: BaseRow & Partial<Omit<ColorRow & PaletteRow & ProjectRow, keyof BaseRow>>) {
  const { created_at, updated_at, deleted_at, project_id, share_token, ...same } = row;
  return {
    ...same,
    projectId: project_id,
    shareToken: share_token,
    savedAt: Date.parse(created_at),
    changedAt: Date.parse(updated_at),
    trashedAt: deleted_at === null ? null : Date.parse(deleted_at),
  };
}

function writeTime(time: number): string {
  return new Date(Math.max(time, EARLIEST)).toISOString();
}
