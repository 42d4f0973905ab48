// /color/0D6986.svg, .png and .json: a color as a file, for chat programs, scripts and other sites.
import type { Context } from "hono";
import type { Rgb24 } from "#color/color.ts";
import { apcaContrast, bestTextColor, wcagContrast } from "#color/contrast/contrast.ts";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { luminance } from "#color/kernel/luminance.ts";
import type { NameService, NearestName } from "#color/names.ts";
import { round } from "#color/round.ts";
import { escapeXml } from "#color/text/escape-xml.ts";
import { hexOf } from "#color/text/print.ts";
import { ANY_FORMATS, type AnyFormat, printAny } from "#color/text/print-any.ts";
import { colorPath } from "#contract/color-path.ts";
import { answerPreflight } from "../api/answer-preflight.ts";
import { isKnownTag, makeTag } from "../http/send-page.ts";
import { makeFlatPng } from "./png.ts";

type Content = { type: string; body: string | Uint8Array<ArrayBuffer> };

const FILE_NAME = /^(\w+)\.(svg|png|json)$/;
const DEFAULT_SIZE_PX = 512;
const MAX_SIZE_PX = 4096;
const DAY_S = 86_400;

/**
 * Handles GET, HEAD and OPTIONS for the last part of the path in `c.req.param("file")`. Three digits and lower case
 * redirect to the color's canonical address, with the query; an invalid color returns a 404, and an invalid image size
 * a 400 with an explanation. Any site can read the responses and cache them for a day.
 */
export function answerColorFile(c: Context, names: NameService): Response {
  c.header("Access-Control-Allow-Origin", "*");
  if (c.req.method === "OPTIONS") return answerPreflight(c, "GET, HEAD");
  const [, digits = "", kind = ""] = FILE_NAME.exec(c.req.param("file") ?? "") ?? [];
  const rgb24 = parseHex24(`#${digits}`);
  if (rgb24 < 0) return c.text(`Page Not Found: ${c.req.path}`, 404);
  const hex = hexOf(rgb24);
  if (`#${digits}` !== hex) return c.redirect(`${colorPath(hex)}.${kind}${new URL(c.req.url).search}`, 301);
  if (kind === "json") {
    return send(c, { type: "application/json", body: `${JSON.stringify(makeColorJson(rgb24, names), null, 2)}\n` });
  }

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

function makeFlatSvg(rgb24: Rgb24, width: number, height: number, name: string) {
  const hex = hexOf(rgb24);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${escapeXml(name)}, ${hex}</title><path fill="${hex}" d="M0 0h${width}v${height}H0z"/></svg>\n`
  );
}

/** A size in pixels, the default without one, and null for anything but a whole number within the limits. */
function readSize(text: string | undefined) {
  if (text === undefined) return DEFAULT_SIZE_PX;
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return size >= 1 && size <= MAX_SIZE_PX ? size : null;
}

const NAME_COUNT = 8;
const WHITE = 0xffffff;
const BLACK = 0x000000;

/** The content of /color/0D6986.json. Its keys and their meaning are stable; new ones may be added. */
export function makeColorJson(rgb24: Rgb24, names: NameService) {
  const color = fromRgb24(rgb24);
  const hex = hexOf(rgb24);
  const path = colorPath(hex);
  const formats = ANY_FORMATS.map((format) => [format, printAny(color, format)]);
  return {
    /** `#RRGGBB`. */
    hex,
    /** Plain English: "dark muted teal". */
    description: describe(color),
    /** The color's name on its page: the nearest curated name. */
    name: makeNamed(names.best(rgb24)),
    /** The eight nearest of all names, nearest first. `name` may be farther away, and missing here. */
    names: names.nearestMany(rgb24, NAME_COUNT).map(makeNamed),
    /** The color in full CSS syntax, by format; hsv and cmyk in the same style, although they are not CSS. */
    formats: Object.fromEntries(formats) as Record<AnyFormat, string>,
    /** Relative luminance as in WCAG 2.2, 0 to 1. */
    luminance: round(luminance(rgb24), 6),
    contrast: { white: contrastWith(WHITE, rgb24), black: contrastWith(BLACK, rgb24) },
    /** Black or white text on this color, whichever has more contrast. */
    bestText: bestTextColor(rgb24),
    /** Paths below this site. */
    links: { page: path, svg: `${path}.svg`, png: `${path}.png` },
  };
}

function contrastWith(other: Rgb24, rgb24: Rgb24) {
  return {
    /** WCAG 2.2 ratio, 1 to 21, truncated after four decimals. */
    wcag: Math.floor(wcagContrast(rgb24, other) * 1e4 + 1e-7) / 1e4,
    /** APCA Lc of this color as text on the other; above 0 for dark on light, below for light on dark. */
    apcaAsText: round(apcaContrast(rgb24, other), 2),
    /** APCA Lc of the other as text on this color. */
    apcaAsBackground: round(apcaContrast(other, rgb24), 2),
  };
}

/** `deltaE` is the CIEDE2000 difference from the requested color, 0 for its own name. */
function makeNamed({ name, rgb24, deltaE }: NearestName) {
  return { name, hex: hexOf(rgb24), deltaE: round(deltaE, 2) };
}
