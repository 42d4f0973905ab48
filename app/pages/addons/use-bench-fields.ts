import { useTypedAddress } from "../use-typed-address.ts";
import { withPalette } from "./addons-path.ts";

/** The fields of the bench as they are typed. */
export type BenchTexts = { colors: string; name: string };

const TYPING_PAUSE_MS = 250;
const KEYS = { colors: "c", name: "name" } as const;
const HEX_LIST = /^[0-9a-f]{6}(?:-[0-9a-f]{6})*$/i;

export function useBenchFields(path: string) {
  return useTypedAddress<BenchTexts>({
    path,
    pauseMs: TYPING_PAUSE_MS,
    read,
    write: (query, texts) => write(path, query, texts),
  });
}

/** The list of an address is shown as people write one. */
function read(query: URLSearchParams): BenchTexts {
  const colors = query.get(KEYS.colors) ?? "";
  return {
    colors: HEX_LIST.test(colors)
      ? colors
          .toUpperCase()
          .split("-")
          .map((hex) => `#${hex}`)
          .join(", ")
      : colors,
    name: query.get(KEYS.name) ?? "",
  };
}

function write(path: string, query: URLSearchParams, texts: BenchTexts) {
  for (const field of ["colors", "name"] as const) {
    if (texts[field]) query.set(KEYS[field], texts[field]);
    else query.delete(KEYS[field]);
  }
  return withPalette(path, query.toString());
}
