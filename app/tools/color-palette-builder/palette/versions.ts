import { type Row, rowsOf } from "./rows.ts";
import type { State } from "./state.ts";

/** A palette that was kept, to compare with. */
export type Version = { readonly state: State };

/** The rows of a color as they were, in the view that is shown; none for a color that was not there. */
export function versionRows(version: Version | null, now: State, index: number): readonly Row[] | undefined {
  if (!version) return undefined;
  const owner = version.state.colors[index];
  return owner ? rowsOf({ ...version.state, view: now.view, page: now.page }, owner) : [];
}

/** How many cells of what is shown are other colors than before; cells that are new or gone count, too. */
export function countChanges(version: Version, now: State): number {
  let count = 0;
  const most = Math.max(version.state.colors.length, now.colors.length);
  for (let index = 0; index < most; index++) {
    const owner = now.colors[index];
    const [a, b] = [versionRows(version, now, index) ?? [], owner ? rowsOf(now, owner) : []];
    for (let row = 0; row < Math.max(a.length, b.length); row++) {
      const [before, after] = [a[row]?.cells ?? [], b[row]?.cells ?? []];
      for (let step = 0; step < Math.max(before.length, after.length); step++) {
        if (before[step]?.hex !== after[step]?.hex) count += 1;
      }
    }
  }
  return count;
}
