/** Written out, so that the server doesn't load the acts, which the built app contains. */
const API =
  /^\/api\/(contrast|convert|describe|difference|export|fix|gradient|harmony|import|lint|mix|name|nearest|palette|random|scale|simulate|theme|health|ready|openapi)(?:\.json)?$/;

const FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\//, "assets"],
  [/^\/auth\/v1(?:\/|$)/, "auth"],
  [/^\/rest\/v1\/(colors|palettes|projects|profiles)$/, "rest $1"],
  [/^\/rest\/v1(?:\/|$)/, "rest"],
  [/^\/billing\/webhook$/, "billing webhook"],
  [/^\/(account|billing|mailbox|shared|cards|user|builds|redirect)(?:\/|$)/, "$1"],
  [API, "api $1"],
  [/^\/api\/try\//, "api try"],
  [/^\/mcp$/, "mcp"],
  [/^\/\.well-known\/oauth-/, "apps metadata"],
  [/^\/color\/[^/]+\.(svg|png|json)$/, "color file"],
  [/^\/color\/[^/]+$/, "color page"],
  [/^\/color$/, "color names"],
  [/^\/convert\//, "convert pair"],
  [/^\/shades-of-/, "shades of a color"],
  [/-color-palettes$/, "palettes by category"],
];

/**
 * The route name of a path, for metrics and logs: few names, without personal data. Unknown paths are "other", because
 * strangers can make up any number. `pages` are the paths without a parameter.
 */
export function nameRoute(path: string, pages: ReadonlySet<string>): string {
  const page = path.endsWith(".data") ? path.slice(0, -".data".length) : path;
  if (pages.has(page)) return page;
  for (const [pattern, name] of FOLDERS) {
    const found = pattern.exec(page);
    if (found) return name.replace("$1", found[1] ?? "");
  }
  return "other";
}
