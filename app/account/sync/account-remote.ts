import type { getClients } from "#app/data/clients.ts";
import { COLOR_COLUMNS, type ColorRow } from "#app/data/colors.ts";
import { fetchLimits } from "#app/data/limits.ts";
import { PALETTE_COLUMNS, type PaletteRow } from "#app/data/palettes.ts";
import { PROJECT_COLUMNS, type ProjectRow } from "#app/data/projects.ts";
import { type BaseRow, deleteRows, fetchRows, insertRows, patchRows } from "#app/data/rows.ts";
import type { Kind } from "#app/frame/library/library-data.ts";
import { readRows, writeChange, writeRow } from "./item-rows.ts";
import { type Remote, SessionEnded } from "./remote.ts";

type Clients = Awaited<ReturnType<typeof getClients>>;

const COLUMNS: Readonly<Record<Kind, string>> = {
  projects: PROJECT_COLUMNS,
  palettes: PALETTE_COLUMNS,
  colors: COLOR_COLUMNS,
};

/** The library of a person who is signed in, by the tables of the project. */
export function createRemote({ auth, rest }: Clients, userId: string): Remote {
  const read = (kind: Kind, rows: BaseRow[]) => readRows({ [kind]: rows })[kind];
  return {
    pull: async () => {
      // Without it row-level security shows no rows at all, and they would seem to have been erased.
      const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
      if (level && level.nextLevel === "aal2" && level.currentLevel !== "aal2") throw new SessionEnded();
      const projects = await fetchRows<ProjectRow>(rest, "projects", PROJECT_COLUMNS);
      const palettes = await fetchRows<PaletteRow>(rest, "palettes", PALETTE_COLUMNS);
      const colors = await fetchRows<ColorRow>(rest, "colors", COLOR_COLUMNS);
      // Last, so that it is known whose rows those were.
      const limits = await fetchLimits(rest, userId);
      if (!limits) {
        await auth.getUser(); // learns whether the session or the account is gone, and ends it here
        throw new SessionEnded();
      }
      return { library: readRows({ projects, palettes, colors }), limits };
    },
    insert: async (kind, items) => {
      const rows = items.map((item) => writeRow(kind, item, userId));
      return read(kind, await insertRows(rest, kind, COLUMNS[kind], rows));
    },
    patch: async (kind, { ids, change, since }) => {
      const rows = await patchRows(rest, kind, COLUMNS[kind], { ids, change: writeChange(change), since });
      return read(kind, rows);
    },
    erase: (kind, ids) => deleteRows(rest, kind, ids),
  };
}
