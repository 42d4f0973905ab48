import type { Row } from "./rows.ts";
import type { PaletteColor } from "./state.ts";

/** What stands beside one row of a color. */
export type RowSettingsProps = { row: Row; owner: PaletteColor; index: number; name: string; height: string };
