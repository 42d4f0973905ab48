import { type Place, readPlace } from "#app/frame/library/saved-place.ts";
import { writeColors } from "#color/text/address.ts";
import { tools } from "#content/tools.ts";
import { colorPath } from "#contract/color-path.ts";
import { type Item, isPalette } from "./item.ts";

const GENERATOR = tools.find(({ id }) => id === "color-palette-generator");

/** Where an item opens: a color on its page, a palette in the tool that made it. */
export function placeOf(item: Item): Place {
  const [hex] = item.hexes;
  if (!isPalette(item.saved)) return { label: "Color page", path: hex ? colorPath(hex) : "/color" };
  const { path = "/", title = "", openWith } = GENERATOR ?? {};
  return (
    readPlace(item.saved.path) ?? {
      label: title,
      path: `${path}?${openWith?.query}=${writeColors(item.colors.slice(0, openWith?.max))}`,
    }
  );
}
