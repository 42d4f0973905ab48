import { MCP_PATH, OPENAPI_PATH } from "#contract/api-addresses.ts";
import { originContext } from "#contract/site.ts";
import type { Route } from "./+types/robots-route";
import { answerText } from "./answer-text.ts";

/**
 * Everything may be read: agents and link previews need the states of tools and the API as well. What search engines should
 * not list says so itself: a state by the canonical address of its tool, data by `X-Robots-Tag` (server/app.ts). Closed is
 * only what the router fetches, because it repeats the pages.
 */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext);
  const lines = [
    "User-agent: *",
    "Disallow: /*.data",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    `# For agents: ${origin}/llms.txt, ${origin}${OPENAPI_PATH}, and the MCP server at ${origin}${MCP_PATH}`,
  ];
  return answerText(`${lines.join("\n")}\n`, "text/plain");
}
