import { describePage } from "#app/metadata.ts";

type Page = { matches: readonly [{ loaderData: { origin: string } }, ...unknown[]] };

export function privateMeta(title: string, description: string) {
  return ({ matches: [root] }: Page) => describePage({ title, description, origin: root.loaderData.origin });
}

/** Account pages: the server sends everyone the same HTML, but shared caches must not store it. */
export function privateHeaders() {
  return { "Cache-Control": "private, no-cache" };
}
