import { data, type LoaderFunctionArgs } from "react-router";
import { type CardColor, familyCard, type LinkCard, toolCard } from "#app/tools/link-card.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { NameService } from "#color/names.ts";
import { hexOf } from "#color/text/print.ts";
import { tools } from "#content/tools.ts";
import { drawPngContext, namesContext } from "#contract/site.ts";
import { categoryOfPath } from "../palettes/category-path.ts";
import { palettesOf } from "../palettes/library.ts";
import { cardSvg } from "./card-svg.ts";

const DAY_S = 86_400;
const PALETTES = 4;
const COLOR_PAGE = /^\/color\/([0-9A-F]{6})$/;

/** Serves the link image of any page: its path below /cards, with the query of its tool. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const path = `/${params["*"] ?? ""}`.replace(/\.png$/, "");
  const card = await cardOf(path, url.searchParams, context.get(namesContext));
  const png = await context.get(drawPngContext)(cardSvg(card));
  if (!png)
    throw data("Too many pictures are being drawn. Try again.", { status: 503, headers: { "Retry-After": "5" } });
  return new Response(png, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": `public, max-age=${DAY_S}`,
      // Chats and other sites embed it.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

async function cardOf(path: string, query: URLSearchParams, names: NameService): Promise<LinkCard> {
  const color = (hex: string): CardColor => {
    const rgb24 = parseHex24(hex);
    return { hex: hexOf(rgb24), name: names.best(rgb24).name };
  };
  const tool = tools.find((known) => known.path === path || path.startsWith(`${known.path}/`));
  if (tool) return toolCard(tool, query, names);
  const [, digits] = COLOR_PAGE.exec(path) ?? [];
  if (digits) return { kind: "color", label: "", color: color(`#${digits}`) };
  const category = categoryOfPath(path);
  if (category) {
    const rows = palettesOf(category, names)
      .slice(0, PALETTES)
      .map(({ hexes }) => hexes.map(color));
    return { kind: "colors", label: "Color palettes", rows };
  }
  return familyCard(path, names) ?? SITE;
}

const SITE: LinkCard = {
  kind: "page",
  title: "Color tools for designers",
  text: "Palettes, scales, contrast, conversion and a color encyclopedia. Free, without signing in.",
  hexes: ["#DC3522", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"],
};
