// /color/0D6986.svg, .png and .json: a color as a file, for chat programs, scripts and other sites.
import type { Context } from "hono";
import type { Rgb24 } from "#color/color.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { NameService } from "#color/names.ts";
import { hexOf } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { makeColorJson } from "./color-json.ts";
import { isKnownTag, makeTag } from "./etag.ts";
import { makeFlatPng } from "./png.ts";

type Content = { type: string; body: string | Uint8Array<ArrayBuffer> };

const FILE_NAME = /^([0-9a-f]{3}|[0-9a-f]{6})\.(svg|png|json)$/i;
const DEFAULT_SIZE_PX = 512;
const MAX_SIZE_PX = 4096;
const DAY_S = 86_400;

/**
 * Answers GET and HEAD for the last part of the path in `c.req.param("file")`. Three digits and lower case lead to the
 * one address of the color, with the query; what is no color is a 404, and a picture's size that is no size a 400 that
 * says so. Any site may read the answers, and keep them for a day.
 */
export function answerColorFile(c: Context, names: NameService): Response {
  c.header("Access-Control-Allow-Origin", "*");
  const [, digits = "", kind = ""] = FILE_NAME.exec(c.req.param("file") ?? "") ?? [];
  const rgb24 = parseHex24(`#${digits}`);
  if (rgb24 < 0) return c.text(`Page Not Found: ${c.req.path}`, 404);
  const hex = hexOf(rgb24);
  if (`#${digits}` !== hex) return c.redirect(`${colorPath(hex)}.${kind}${new URL(c.req.url).search}`, 301);
  if (kind === "json") return send(c, { type: "application/json", body: jsonOf(rgb24, names) });

  const width = readSize(c.req.query("w"));
  const height = readSize(c.req.query("h"));
  if (!width || !height) {
    return c.text(`w and h must be whole numbers of pixels from 1 to ${MAX_SIZE_PX}, as in ?w=1200&h=630`, 400);
  }
  if (kind === "png") return send(c, { type: "image/png", body: makeFlatPng(rgb24, width, height) });
  return send(c, { type: "image/svg+xml", body: makeFlatSvg(rgb24, width, height, names.best(rgb24).name) });
}

function send(c: Context, { type, body }: Content) {
  const tag = makeTag(body);
  c.header("ETag", tag);
  c.header("Cache-Control", `public, max-age=${DAY_S}`);
  if (isKnownTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304);
  return c.body(body, 200, { "Content-Type": type });
}

function jsonOf(rgb24: Rgb24, names: NameService) {
  return `${JSON.stringify(makeColorJson(rgb24, names), null, 2)}\n`;
}

function makeFlatSvg(rgb24: Rgb24, width: number, height: number, name: string) {
  const hex = hexOf(rgb24);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${escapeXml(name)}, ${hex}</title><path fill="${hex}" d="M0 0h${width}v${height}H0z"/></svg>\n`
  );
}

/** A size in pixels, the default for none, and null for anything that is no whole number within the limits. */
function readSize(text: string | undefined) {
  if (text === undefined) return DEFAULT_SIZE_PX;
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return size >= 1 && size <= MAX_SIZE_PX ? size : null;
}

function escapeXml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
