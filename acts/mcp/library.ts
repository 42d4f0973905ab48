// A person's saved items as resources: only on sites with accounts, and only for those who may read them.

const NEEDS_LOG_IN = "Requires login and the account owner's consent.";
export const JSON_TYPE = "application/json";
const INDEX = "huesmith://library";
const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ADDRESS = new RegExp(`^${INDEX}(?:/(palettes|projects)/(${ID}))?$`);

/** An item of the library, or the list of all. */
export type LibraryAddress = { kind: "index" } | { kind: "palettes" | "projects"; id: string };

export type Contents = { uri: string; mimeType: string; text: string }[];

/** Returns the contents of an address for the owner of the token; null if there are none. */
export type ReadLibrary = (address: LibraryAddress, uri: string) => Promise<Contents | null>;

export const LIBRARY_RESOURCES = [
  {
    uri: INDEX,
    name: "library",
    title: "Saved library",
    description: `All saved colors, palettes and projects with their names and addresses. ${NEEDS_LOG_IN}`,
    mimeType: JSON_TYPE,
  },
];

export const LIBRARY_TEMPLATES = [
  {
    uriTemplate: `${INDEX}/palettes/{id}`,
    name: "saved-palette",
    title: "Saved palette",
    description: `A saved palette: its colors with their names and values, and the same as CSS variables. ${NEEDS_LOG_IN}`,
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: `${INDEX}/projects/{id}`,
    name: "project",
    title: "Project",
    description: `A project: its notes, colors and palettes. ${NEEDS_LOG_IN}`,
    mimeType: JSON_TYPE,
  },
];

/** Parses an address of the library; null for any other. */
export function readLibraryAddress(uri: string): LibraryAddress | null {
  const [match, kind, id = ""] = ADDRESS.exec(uri) ?? [];
  if (match === undefined) return null;
  return kind === undefined ? { kind: "index" } : { kind: kind as "palettes" | "projects", id };
}

export function libraryUri(kind: "palettes" | "projects", id: string): string {
  return `${INDEX}/${kind}/${id}`;
}
