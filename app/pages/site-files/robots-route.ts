import { tools } from "#content/tools.ts";
import { originContext } from "#contract/site.ts";
import type { Route } from "./+types/robots-route";
import { answerText } from "./answer-text.ts";

/**
 * Everything may be read but what has no end or is no page: the states of a tool, which are all one page, the answers of
 * the API, palettes in addresses and as files, and the data that pages fetch. Lists with a query, such as a family of
 * names, are pages of their own.
 */
export function loader({ context }: Route.LoaderArgs) {
  const closed = [
    "/api/",
    "/*.data",
    "/*.json?",
    "/addons/",
    "/*?c=",
    ...tools.map(({ path }) => `${path}?`),
    "/convert/*?",
  ];
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
  ];
  return answerText(`${lines.join("\n")}\n`, "text/plain");
}
