import { redirect } from "react-router";
import { pageNotFound, searchOf } from "#app/frame/page-not-found.ts";
import { fromRgb24 } from "#color/convert.ts";
import { EXPORT_FORMATS } from "#color/export/formats.ts";
import { type ExportPalette, PLAIN_OPTIONS } from "#color/export/palette.ts";
import { markUtf8 } from "#color/export/palette-lines.ts";
import { writeExport } from "#color/export/write-export.ts";
import type { NameService } from "#color/names.ts";
import { familyPath, type ShadeFamily } from "#contract/color-path.ts";
import { namesContext, originContext } from "#contract/site.ts";
import type { Route } from "./+types/family-file-route";
import { FAMILY_FILE_FORMATS, familyOfPath, GROUPS, groupTitle } from "./families.ts";
import { pickShades } from "./pick-shades.ts";

/** /color-shades/shades-of-green.ase, .gpl, .json and .csv. */
export const middleware: Route.MiddlewareFunction[] = [({ url, context }, next) => answerFile(url, context) ?? next()];

/** A path without an extension is the old address of the family's page. */
export function loader({ request, url }: Route.LoaderArgs) {
  const { pathname } = url;
  const family = familyOfPath(pathname);
  if (family && !pathname.includes(".")) return redirect(familyPath(family) + searchOf({ request, url }), 301);
  throw pageNotFound({ request, url });
}

/** Never rendered. Routes with a component answer unknown addresses with an error page instead of plain text. */
export default function ShadesFile() {
  return null;
}

function answerFile({ pathname }: URL, context: Route.LoaderArgs["context"]) {
  const family = familyOfPath(pathname);
  const extension = pathname.slice(pathname.lastIndexOf(".") + 1).toLowerCase();
  const id = FAMILY_FILE_FORMATS.find((format) => format === extension);
  const format = EXPORT_FORMATS.find((known) => known.id === id);
  if (!family || !id || !format) return null;
  const palette = paletteOf(context.get(namesContext), family, context.get(originContext));
  const isText = format.mediaType.startsWith("text/");
  const written = writeExport(palette, id, PLAIN_OPTIONS);
  return new Response(id === "csv" && typeof written === "string" ? markUtf8(written) : written, {
    headers: {
      "Content-Type": format.mediaType + (isText ? "; charset=utf-8" : ""),
      "Content-Disposition": `attachment; filename="shades-of-${family}.${format.extension}"`,
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function paletteOf(names: NameService, family: ShadeFamily, origin: string): ExportPalette {
  const shades = pickShades(names, family);
  return {
    name: `Shades of ${family}`,
    link: origin + familyPath(family),
    groups: GROUPS.map((group) => ({
      name: groupTitle(group, family),
      swatches: shades
        .filter((shade) => shade.group === group)
        .map(({ name, rgb24 }) => ({ name, color: fromRgb24(rgb24) })),
    })).filter(({ swatches }) => swatches.length > 0),
  };
}
