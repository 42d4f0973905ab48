import { MCP_PATH, OPENAPI_PATH } from "#contract/api-addresses.ts";
import { originContext } from "#contract/site.ts";
import type { Route } from "./+types/robots-route";
import { answerText } from "./answer-text.ts";

/**
 * Allows everything: agents and link previews also need tool states and the API. What search engines must not index
 * says so itself: a tool state through the canonical address of its tool, data through `X-Robots-Tag` (server/app.ts).
 * Only the router's data requests are disallowed, because they duplicate the pages.
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
