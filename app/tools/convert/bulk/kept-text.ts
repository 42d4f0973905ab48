import { createStored } from "#app/frame/stored.ts";
import type { KeptText } from "./convert-text.ts";

/** A longer text is kept until the page is reloaded. */
const MAX_STORED_CHARACTERS = 500_000;

/** The last text of this tab, for when the person comes back to it. */
export const keptText = createStored<KeptText | null>({
  key: "huesmith.converted-text",
  version: 1,
  read,
  write: (kept) => (kept && kept.source.length > MAX_STORED_CHARACTERS ? null : kept),
  initial: null,
  area: "session",
});

function read(value: unknown): KeptText | null {
  const { source, fileName = null } = (value ?? {}) as Partial<Record<keyof KeptText, unknown>>;
  if (typeof source !== "string" || (fileName !== null && typeof fileName !== "string")) return null;
  return { source, fileName };
}
