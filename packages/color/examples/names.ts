import { createNameSearch, cssNamedRgb24, cssNameOf, cssNames, describe, indexNames } from "@huesmith/color/names";
import { bestNames } from "@huesmith/color/names/best";

// indexNames
const index = indexNames(bestNames);
index.nearest(0x0d6986).name; // "Copacabana"
index.nearestMany(0x0d6986, 3).map(({ name }) => name); // ["Copacabana","Sea Goddess","Harem Silk"]

// createNameSearch
const { hits } = createNameSearch(bestNames).search("see foam", { limit: 2 });
hits.map((hit) => bestNames.nameAt(hit)); // ["Sea Foam","Sea Foam Mist"]

// describe
describe({ space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 }); // "blue"

// cssNameOf
cssNameOf(0x008080); // "teal"

// cssNamedRgb24
cssNamedRgb24("teal")?.toString(16); // "8080"

// cssNames
cssNames().length; // 148
