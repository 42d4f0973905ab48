import { createHash } from "node:crypto";
import { HEAD_SCRIPT } from "#app/head-script.ts";

const HEAD_SOURCE = sourceOf(HEAD_SCRIPT);

/**
 * The Content-Security-Policy of one page; `scripts` is a nonce source or the hashes of its inline scripts, `project`
 * the origin of a hosted project that browsers call, `ads` the origins of an ad network.
 */
export function contentSecurityPolicy(scripts: string, project: string | null = null, ads: readonly string[] = []) {
  const network = ads.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' ${HEAD_SOURCE} ${scripts}${network}`,
    "style-src 'self'",
    // A swatch has its color in a style attribute; style sheets and <style> stay forbidden.
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
 * HTML without its nonce, to be kept and served more than once, and the hashes of its scripts for its policy. Only
 * scripts that carry the nonce are hashed, so that injected markup is not allowed. Works on bytes: a page as a string
 * takes twice the memory.
 */
export function keptHtml(html: Buffer, nonce: string) {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const parts: Buffer[] = [];
  let end = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, end)) {
    parts.push(html.subarray(end, at));
    end = at + attribute.length;
    const tagEnd = html.indexOf(">", end);
    const tag = html.toString("latin1", html.lastIndexOf("<", at), tagEnd);
    if (!tag.startsWith("<script") || /\ssrc=/.test(tag)) continue;
    hashes.add(sourceOf(html.subarray(tagEnd + 1, html.indexOf("</script>", tagEnd))));
  }
  parts.push(html.subarray(end));
  return { body: Buffer.concat(parts), scripts: [...hashes].join(" ") };
}

function sourceOf(script: string | Buffer) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
