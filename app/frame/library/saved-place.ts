import { tools } from "#content/tools.ts";

export type Place = { readonly label: string; readonly path: string };

/**
 * Returns the place of a saved or shared path; null if the page has no colors. Drops fragments that are not a plain
 * anchor name: the login reads others, so a shared palette could sign people in as someone else.
 */
export function readPlace(text: string): Place | null {
  const url = readUrl(text);
  if (!url) return null;
  const { pathname } = url;
  const path = pathname + url.search + (/^#[\w-]+$/.test(url.hash) ? url.hash : "");
  const tool = tools.find((known) => pathname === known.path || pathname.startsWith(`${known.path}/`));
  // Paths without a query were saved before addresses had a version: see app/tools/tool-model.ts.
  if (tool) return { label: tool.title, path: path === pathname && tool.version ? `${path}?ver=1` : path };
  const page = PAGES.find(({ shape }) => shape.test(pathname));
  return page ? { label: page.label, path } : null;
}

const HERE = "https://here.invalid";
const PAGES = [
  { shape: /^\/color\/[0-9a-f]{3,6}$/i, label: "Color page" },
  { shape: /^\/(?:[a-z]+-)?color-palettes$/, label: "Color palettes" },
  { shape: /^\/shades-of-[a-z]+$/, label: "Color shades" },
  { shape: /^\/html-color-codes$/, label: "HTML color codes" },
] as const;

function readUrl(text: string): URL | null {
  const url = text.startsWith("/") && URL.canParse(text, HERE) ? new URL(text, HERE) : null;
  return url?.origin === HERE ? url : null;
}
