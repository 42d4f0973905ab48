// /color/0D6986.svg, .png and .json: a color as a file, for chat programs, scripts and other sites.
import type { Context } from "hono";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { NameService } from "#color/names.ts";
import { makeFlatPng } from "./png.ts";

const HEX_FILE = /^([0-9a-f]{3}|[0-9a-f]{6})\.(svg|png|json)$/i;

export function answerColorFile(c: Context, names: NameService) {
  const [, digits = "", type = ""] = HEX_FILE.exec(c.req.param("file") ?? "") ?? [];
  const rgb24 = parseHex24(`#${digits}`);
  if (rgb24 < 0) return c.text(`Page Not Found: ${c.req.path}`, 404);
  void names;
  void type;
  void makeFlatPng;
  return c.text("", 501);
}
