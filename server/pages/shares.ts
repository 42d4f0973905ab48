import { array, isoTimestamp, object, parse, pipe, regex, string } from "valibot";
import { COLOR_TEXT, SHARE_TOKEN } from "#contract/saved-rules.ts";
import type { SharedPalette, Shares } from "#contract/shares.ts";
import type { Backend } from "../backend/contract.ts";

// The same check as in the database (supabase/migrations): a hosted project may have been changed by hand.
const PATH = /^\/(?!\/)[!-[\]-~]*$/;

/** The name, the address of its tool, the colors: neither ids nor the owner. */
const Rows = array(
  object({
    name: string(),
    path: pipe(string(), regex(PATH)),
    colors: array(pipe(string(), regex(COLOR_TEXT))),
    updated_at: pipe(string(), isoTimestamp()),
  }),
);

/** Palettes that their owners share by link. Returns null for a revoked link, or for a palette in the trash. */
export function createShares(backend: Pick<Backend, "callAsService">): Shares {
  return {
    async read(token): Promise<SharedPalette | "unavailable" | null> {
      if (!SHARE_TOKEN.test(token)) return null;
      const query = `share_token=eq.${token}&deleted_at=is.null&select=name,path,colors,updated_at&limit=1`;
      const response = await backend.callAsService(`/rest/v1/palettes?${query}`).catch(() => null);
      if (!response || response.status >= 500) return "unavailable";
      if (!response.ok) throw new Error(`A shared palette cannot be read: the backend returned ${response.status}`);
      const [row] = parse(Rows, await response.json());
      return row ? { name: row.name, path: row.path, colors: row.colors, updatedAt: Date.parse(row.updated_at) } : null;
    },
  };
}
