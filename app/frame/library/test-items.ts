import type { SavedColor, SavedPalette, SavedProject } from "./library-data.ts";

// For tests: items to save.

const base = (id: string) => ({ id, name: id, savedAt: 1, changedAt: 1, trashedAt: null });
const placed = (id: string) => ({ ...base(id), tags: [], projectId: null });
export const color = (id: string, more: Partial<SavedColor> = {}): SavedColor => ({
  ...placed(id),
  color: "db073d",
  ...more,
});
export const palette = (id: string, more: Partial<SavedPalette> = {}): SavedPalette => ({
  ...placed(id),
  path: `/color-mixer?c=${id}`,
  colors: ["db073d"],
  shareToken: null,
  ...more,
});
export const project = (id: string, more: Partial<SavedProject> = {}): SavedProject => ({
  ...base(id),
  notes: "",
  ...more,
});
