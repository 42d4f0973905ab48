import { SET_IDS } from "./codes-path.ts";
import { makeFile } from "./rows.ts";
import { colorSet } from "./sets.ts";

/** Serves a set as a file: /html-color-codes.csv and .json, both with `?set=`. */
export function loader({ url }: { url: URL }) {
  const { pathname, searchParams } = url;
  const asked = searchParams.get("set") ?? "css";
  const id = SET_IDS.find((known) => known === asked);
  if (!id) return new Response(`Page Not Found: ${pathname}`, { status: 404 });
  const format = pathname.endsWith(".json") ? "json" : "csv";
  return new Response(makeFile(colorSet(id), format), {
    headers: {
      "Content-Type": format === "json" ? "application/json" : "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="huesmith-${id}-colors.${format}"`,
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
