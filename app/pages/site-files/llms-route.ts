import { printCount } from "#color/words/count.ts";
import { cards } from "#content/tool-cards.ts";
import { tools } from "#content/tools.ts";
import { apiContext, connectsAppsContext } from "#contract/api.ts";
import { MCP_PATH, OPENAPI_PATH } from "#contract/api-addresses.ts";
import { namesContext, originContext } from "#contract/site.ts";
import type { Route } from "./+types/llms-route";
import { answerText } from "./answer-text.ts";

const LIBRARY =
  " After an OAuth login, the resources under huesmith://library are the colors, palettes and projects that a person has saved.";

/** Describes the site for language models: https://llmstxt.org */
export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext);
  const nameCount = printCount(context.get(namesContext).count);
  const connectsApps = await context.get(connectsAppsContext)();
  const link = (path: string, title: string, text: string) => `- [${title}](${origin}${path}): ${text}`;
  const text = `# Huesmith

> Color tools for designers: palettes, scales, contrast, conversion and a color encyclopedia. Free, without signing in. Every calculation follows a published formula (CSS Color 4, WCAG 2.2, CIEDE2000, OKLab).

The state of a tool is in the query of its address, so a link opens exactly what it describes. Colors there are lowercase hex without a number sign, joined by hyphens: ${origin}/color-palette-builder?c=db073d-dba507

## Tools

${tools.map(({ id, path, title }) => link(path, title, `${cards[id]?.summary}.`)).join("\n")}

## Reference

${[
  link("/color", "Color encyclopedia", `${nameCount} named colors to search and browse.`),
  link(
    "/color/0D6986",
    "A page for each color",
    "/color/RRGGBB with values, names, contrast and harmonies; the same address with .json, .svg or .png is a file.",
  ),
  link("/convert/hextorgb", "Converter pages", "30 pairs of formats, each calculated step by step."),
  link("/html-color-codes", "HTML color codes", "The 148 names of CSS with their codes."),
  link(
    "/addons",
    "Palettes for design apps",
    `What Figma, Photoshop, Illustrator, Procreate, GIMP and others take: ${origin}/addons/palette.ase?c=db073d-dba507, and .aco, .svg, .gpl, .swatches, and .tokens.json next to it.`,
  ),
].join("\n")}

## API

JSON by GET or POST, without a key, for any origin. The same as tools, by the Model Context Protocol over streamable HTTP: ${origin}${MCP_PATH}${connectsApps ? LIBRARY : ""}

On your own computer: \`npx huesmith\` has every endpoint as a command, and \`npx huesmith mcp\` is the MCP server on standard input and output. With types, for JavaScript: @huesmith/client.

${[
  link("/api", "Reference", "Every parameter, with examples to try."),
  link(OPENAPI_PATH, "OpenAPI 3.1", "The same for programs."),
  link("/docs", "For JavaScript", "The engine as an npm package, @huesmith/color, with an example for each function."),
].join("\n")}

${context
  .get(apiContext)()
  .endpoints.map(({ address, title, text: says }) => link(address, title, says))
  .join("\n")}
`;
  return answerText(text, "text/plain");
}
