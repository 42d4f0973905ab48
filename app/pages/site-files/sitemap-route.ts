import { DOC_TOPICS } from "#app/package-docs.ts";
import { cssNames } from "#color/text/css-names.ts";
import { escapeXml } from "#color/text/escape-xml.ts";
import { hexOf } from "#color/text/print.ts";
import { conversionTexts } from "#content/conversions.ts";
import { colorPath } from "#contract/color-path.ts";
import { originContext, pagePathsContext } from "#contract/site.ts";
import type { Route } from "./+types/sitemap-route";
import { answerText } from "./answer-text.ts";

/** Pages with a parameter in their address, which the sitemap lists along with those of the route map. */
const PARAMETER_PAGES: readonly string[] = [
  ...Object.keys(conversionTexts).map((pair) => `/convert/${pair}`),
  "/docs",
  ...DOC_TOPICS.map(({ id }) => `/docs/${id}`),
  // Each of the 16.7 million colors has a page. These are the ones people search for by name.
  ...new Set(cssNames().map(({ rgb24 }) => colorPath(hexOf(rgb24)))),
];

/** No modification dates: we don't track any, and wrong ones would be worse than none. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext);
  const addresses = [...context.get(pagePathsContext), ...PARAMETER_PAGES].map(
    (path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join("")}</urlset>\n`;
  return answerText(xml, "application/xml");
}
