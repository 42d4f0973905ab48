import type { APIRequestContext } from "@playwright/test";

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

/** The text of a page as the server sends it, for checks that need no browser. */
export async function readText(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  // React separates adjacent texts with empty comments.
  const words = main.replaceAll("<!-- -->", "").replaceAll(/<[^>]*>/g, " ");
  return words.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity).replaceAll(/\s+/g, " ");
}
