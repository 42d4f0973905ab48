import { pageNotFound } from "#app/frame/page-not-found.ts";
import { namesContext, originContext } from "#contract/site.ts";
import type { Route } from "./+types/file-route";
import { FILE_FORMATS, filePath, makeFile } from "./files.ts";
import { nameBench, STEM } from "./load-bench.ts";
import { proSample } from "./pro-samples.ts";
import { PRO_SLUGS } from "./products.ts";
import { readBench } from "./read-bench.ts";

/** Programs that download a file would take the example for the palette. */
const NO_COLOR = "No color found in c. Example: ?c=db073d-dba507\n";
const PLAIN_TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/**
 * Serves a palette as a file in every format but PNG, with the query of the pages
 * (/addons/palette.ase?c=db073d-dba507&name=Dusk), and the samples of the product pages
 * (/addons/shades-pro-photoshop.aco).
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }, next) => (await answerFile(url, context)) ?? next(),
];

export function loader({ request, url }: Route.LoaderArgs) {
  throw pageNotFound({ request, url });
}

/** Never rendered. Without a component, the router would answer an unknown address with bare text instead of a page. */
export default function AddonFile() {
  return null;
}

async function answerFile({ pathname, searchParams }: URL, context: Route.LoaderArgs["context"]) {
  const names = context.get(namesContext);
  const origin = context.get(originContext);
  for (const stem of [STEM, ...PRO_SLUGS]) {
    const format = FILE_FORMATS.find((known) => filePath(stem, known) === pathname);
    if (!format) continue;
    const bench = readBench(searchParams);
    if (stem === STEM && bench.isUnread) return new Response(NO_COLOR, { status: 400, headers: PLAIN_TEXT });
    const palette = stem === STEM ? nameBench(bench, names, origin) : proSample(stem, names, origin).palette;
    const { fileName, mediaType, content } = await makeFile(palette, format);
    return new Response(content, {
      headers: {
        "Content-Type": mediaType,
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": "public, max-age=3600",
      },
    });
  }
  return null;
}
