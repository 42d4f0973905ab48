import { PRO_PRICE } from "#content/pro-features.ts";
import { cards, type Glyph } from "#content/tool-cards.ts";
import { tools } from "#content/tools.ts";

type HouseAd = { title: string; text: string; to: string; glyph: Glyph };

/** The tints and shades of a color, as in the upgrade dialog; a test compares them with the engine. */
export const PRO_AD: HouseAd = {
  title: "Huesmith Pro",
  text: `No ads, and no limit on what you save, for ${PRO_PRICE} dollars per month`,
  to: "/pricing",
  glyph: {
    kind: "strip",
    colors: "#FFDEDD #FDBCBC #F89A9C #F0777C #E74F5D #DB073D #AE0B30 #840C24 #5C0A18 #36060C #150304".split(
      " ",
    ) as Glyph["colors"],
  },
};

const PAGES_PER_PRO_AD = 4;

/**
 * Returns the same ad for a path every time and for everyone, because pages are cached. Never a tool in `except`, nor
 * the page itself.
 */
export function chooseHouseAd(path: string, except: readonly string[]): HouseAd {
  const number = hashOf(path);
  const others = tools.filter((tool) => !except.includes(tool.id) && tool.path !== path);
  const tool = others[Math.floor(number / PAGES_PER_PRO_AD) % others.length];
  const card = tool && cards[tool.id];
  if (!card || number % PAGES_PER_PRO_AD === 0) return PRO_AD;
  return { title: tool.title, text: card.summary, to: tool.path, glyph: card.glyph };
}

/** FNV-1a, 32 bits, mixed once more: paths may differ only at the end. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
