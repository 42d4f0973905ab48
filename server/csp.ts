import { createHash } from "node:crypto";
import { THEME_SCRIPT } from "#app/theme-script.ts";

const THEME_SOURCE = sourceOf(THEME_SCRIPT);

/**
 * The Content-Security-Policy of one page; `scripts` is a nonce source or the hashes of its inline scripts, `project` the
 * origin of a hosted project that browsers call, `ads` the origins of an ad network.
 */
export function contentSecurityPolicy(scripts: string, project: string | null = null, ads: readonly string[] = []) {
  const network = ads.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' ${THEME_SOURCE} ${scripts}${network}`,
    "style-src 'self'",
    // A swatch carries its color in a style attribute; style sheets and <style> stay forbidden.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${network}`,
    "font-src 'self'",
    `connect-src 'self'${project ? ` ${project}` : ""}${network}`,
    ...(network ? [`frame-src 'self'${network}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The policy by hashes, for HTML that is kept and served more than once. Only scripts that carry the
 * page's nonce are hashed, so that injected markup is not blessed.
 */
export function policyForKeptHtml(
  html: string,
  nonce: string,
  project: string | null = null,
  ads: readonly string[] = [],
) {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || !attributes.includes(`nonce="${nonce}"`)) continue;
    hashes.add(sourceOf(body));
  }
  return contentSecurityPolicy([...hashes].join(" "), project, ads);
}

function sourceOf(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
