import type { LoaderFunctionArgs } from "react-router";
import { readColor } from "#color/address.ts";
import type { ExportPalette, ValueFormat } from "#color/export/palette.ts";
import { writeExport } from "#color/export/write-export.ts";
import { AWAY, loadShared } from "./load-shared.ts";

const VALUES: readonly ValueFormat[] = ["hex", "rgb", "hsl", "lab", "lch", "oklab", "oklch", "p3"];
const PREFIX = /^[\w-]{0,40}$/;
/** Short, because a link can be taken back. */
const MAX_AGE_S = 60;

/**
 * A shared palette for builds: /shared/{token}.css and .json, as the export panel writes them. `values` is the notation,
 * `prefix` stands before the names of variables.
 */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const isJson = url.pathname.toLowerCase().endsWith(".json");
  const values = VALUES.find((format) => format === (url.searchParams.get("values") ?? "hex"));
  const prefix = url.searchParams.get("prefix") ?? "";
  if (!values) return answer(`values is one of ${VALUES.join(", ")}\n`, 400);
  if (!PREFIX.test(prefix)) return answer("prefix is at most 40 letters, digits, - and _\n", 400);
  const shared = await loadShared(params.token ?? "", context);
  if (shared === "away") return answer(`${AWAY.text}\n`, 503, undefined, { "Retry-After": AWAY.retryAfter });
  if (!shared) return answer(`Page Not Found: ${url.pathname}\n`, 404);
  const palette: ExportPalette = {
    name: shared.name,
    link: shared.address,
    groups: [
      {
        name: "",
        swatches: shared.swatches.flatMap(({ text, name }) => {
          const color = readColor(text);
          return color ? [{ name, color }] : [];
        }),
      },
    ],
  };
  const text = writeExport(palette, isJson ? "json" : "css", { values, prefix, dark: "none", isLegacyTokens: false });
  return answer(text, 200, isJson ? "application/json" : "text/css; charset=utf-8");
}

function answer(text: string, status: number, type = "text/plain; charset=utf-8", more = {}) {
  return new Response(text, {
    status,
    headers: {
      "Content-Type": type,
      "Cache-Control": status === 200 ? `public, max-age=${MAX_AGE_S}` : "no-store",
      "X-Robots-Tag": "noindex",
      // Anyone's page and build may ask: whoever has the address may read it.
      "Access-Control-Allow-Origin": "*",
      ...more,
    },
  });
}
