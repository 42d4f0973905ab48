import { describePage } from "#app/metadata.ts";
import { describeApp } from "#app/structured-data.ts";
import type { Tool } from "#content/tools.ts";

type Args = { matches: readonly [{ loaderData: { origin: string } }, ...unknown[]]; location: { search: string } };

const MAX_CODES = 5;
/** Messengers truncate longer addresses. */
const MAX_STATE_CHARACTERS = 2000;
/** Plain hex colors in an address; a title doesn't need the rest of the grammar. */
const HEX = /(?<![^-])[0-9a-f]{6}(?![^-])/g;

/** The `meta` of a tool. A link to a state shows its colors; search engines only get the tool itself. */
export function toolMeta({ title, path }: Tool, description: string) {
  return ({ matches, location }: Args) => {
    const state = location.search.length > MAX_STATE_CHARACTERS ? "" : location.search;
    const hexes = new URLSearchParams(state).get("c")?.match(HEX) ?? [];
    const codes = hexes.slice(0, MAX_CODES).map((hex) => `#${hex.toUpperCase()}`);
    const linkTitle = codes.join(", ") + (hexes.length > MAX_CODES ? "…" : "");
    const { origin } = matches[0].loaderData;
    const says = linkTitle ? `${linkTitle} in the ${title}. ${description}` : description;
    return [
      ...describePage({ title, description: says, path, linkTitle, card: path + state, origin }),
      ...describeApp(origin, { title, path, description }),
    ];
  };
}
