import type { LoaderFunctionArgs } from "react-router";
import { DARK_MODES, VALUE_FORMATS } from "#color/export/palette.ts";
import { writeExport } from "#color/export/write-export.ts";
import { loadShared, UNAVAILABLE } from "./load-shared.ts";

const PREFIX = /^[\w-]{0,40}$/;
/** Short, because sharing can be revoked. */
const MAX_AGE_S = 60;

const FILES = [
  { ending: ".css", format: "css", type: "text/css; charset=utf-8" },
  { ending: ".tokens.json", format: "dtcg", type: "application/design-tokens+json" },
  { ending: ".json", format: "json", type: "application/json" },
] as const;

/**
 * Serves a shared palette for builds: /shared/{token}.css, .json and .tokens.json, as the export panel writes them.
 * `values` is the notation, `prefix` starts the variable names, `dark` says how the CSS includes the dark theme. The
 * server adds the ETag.
 */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const file = FILES.find(({ ending }) => pathname.toLowerCase().endsWith(ending));
  const values = VALUE_FORMATS.find((format) => format === (searchParams.get("values") ?? "hex"));
  const prefix = searchParams.get("prefix") ?? "";
  const dark = DARK_MODES.find((mode) => mode === (searchParams.get("dark") ?? "none"));
  if (!values) return answer(`values must be one of ${VALUE_FORMATS.join(", ")}\n`, 400);
  if (!PREFIX.test(prefix)) return answer("prefix must be at most 40 letters, digits, - and _\n", 400);
  if (!dark) return answer(`dark must be one of ${DARK_MODES.join(", ")}\n`, 400);
  const shared = await loadShared(params.token ?? "", context);
  if (shared === "unavailable")
    return answer(`${UNAVAILABLE.text}\n`, 503, undefined, { "Retry-After": UNAVAILABLE.retryAfter });
  if (!shared || !file) return answer(`Page Not Found: ${pathname}\n`, 404);
  return answer(
    writeExport(shared.palette, file.format, { values, prefix, dark, isLegacyTokens: false }),
    200,
    file.type,
  );
}

function answer(text: string, status: number, type = "text/plain; charset=utf-8", more = {}) {
  return new Response(text, {
    status,
    headers: {
      "Content-Type": type,
      "Cache-Control": status === 200 ? `public, max-age=${MAX_AGE_S}` : "no-store",
      "X-Robots-Tag": "noindex",
      // Any site and any build may fetch it: having the address is the permission.
      "Access-Control-Allow-Origin": "*",
      ...more,
      "Access-Control-Expose-Headers": "ETag",
    },
  });
}
