import type { Entry } from "#app/frame/navigation.ts";
import type { NameService } from "#color/names.ts";
import { hexOf } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { searchPath } from "../encyclopedia/address.ts";

const MAX_NAMES = 3;

/** Colors with names similar to the text in a wrong address, and a search for that text. */
export function suggestColors(text: string, names: NameService): Entry[] {
  const words = text
    .replace(/[-_+]+/g, " ")
    .trim()
    .slice(0, 40);
  if (words === "") return [];
  const { hits } = names.search(words, { limit: MAX_NAMES });
  return [
    ...hits.map(({ name, rgb24 }) => ({ label: name, to: colorPath(hexOf(rgb24)) })),
    { label: `Search for “${words}”`, to: searchPath(words, 1) },
  ];
}
