// Handles what another app shares with the installed site, unless the service worker does: app/offline/share.ts.
import type { Context } from "hono";
import { readPaletteText } from "#color/import/read-palette.ts";
import { writeColors } from "#color/text/address.ts";
import { printPlain } from "#color/text/print.ts";
import { TEXT_FIELDS } from "#contract/share-target.ts";

/** Enough for any text. Longer forms contain an image. */
export const MAX_SHARED_BYTES = 256 * 1024;
/** The limit of the Color Palette Builder. */
const MAX_COLORS = 12;
const MAX_SEARCH_CHARACTERS = 200;

/** Redirects to the colors in a shared text, or to its name search. Images can't be kept: only their tool opens. */
export async function answerShareTarget(c: Context): Promise<Response> {
  const form = c.req.method === "POST" ? await c.req.formData().catch(() => null) : null;
  const given = TEXT_FIELDS.map((name) => (form ? form.get(name) : c.req.query(name)));
  const texts = given.flatMap((text) => (typeof text === "string" && text.trim() ? [text.trim()] : []));
  if (form && texts.length === 0) return openPictureTool(c);
  return lead(c, pathForTexts(texts));
}

export function openPictureTool(c: Context) {
  return lead(c, "/color-palette-from-image");
}

function pathForTexts(texts: readonly string[]) {
  const found = texts.flatMap((text) => readPaletteText(text)?.groups.flatMap(({ swatches }) => swatches) ?? []);
  const colors = found.slice(0, MAX_COLORS).map(({ color }) => color);
  if (colors.length > 1) return `/color-palette-builder?c=${writeColors(colors)}`;
  const text = colors[0] ? printPlain(colors[0]) : (texts[0] ?? "");
  return text ? `/color?${new URLSearchParams({ q: text.slice(0, MAX_SEARCH_CHARACTERS) })}` : "/";
}

function lead(c: Context, path: string) {
  c.header("Cache-Control", "no-store");
  return c.redirect(path, 303);
}
