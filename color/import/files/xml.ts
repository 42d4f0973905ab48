const TAG = /<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/iy;
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const MAX_TAG_CHARACTERS = 20_000;

export type Tag = { name: string; attributes: string; isEnd: boolean; isEmpty: boolean; start: number; end: number };

/** Yields the tags in order. Scans from one "<" to the next, so an unclosed quote costs only one piece. */
export function* tagsOf(text: string): Generator<Tag> {
  for (let start = text.indexOf("<"); start >= 0; ) {
    if (text.startsWith("<!--", start)) {
      const end = text.indexOf("-->", start);
      start = end < 0 ? -1 : text.indexOf("<", end);
      continue;
    }
    const next = text.indexOf("<", start + 1);
    const end = Math.min(next < 0 ? text.length : next, start + MAX_TAG_CHARACTERS);
    TAG.lastIndex = 0;
    const match = TAG.exec(text.slice(start, end));
    if (match) {
      const [whole, slash, name = "", attributes = ""] = match;
      const isEmpty = attributes.endsWith("/");
      yield { name, attributes, isEnd: slash === "/", isEmpty, start, end: start + whole.length };
    }
    start = next;
  }
}

/** The attributes of a tag by name. The last of two with the same name counts. */
export function attributesOf({ attributes }: Pick<Tag, "attributes">): ReadonlyMap<string, string> {
  const found = Array.from(attributes.matchAll(ATTRIBUTE));
  return new Map(found.map(([, name = "", quoted, single]) => [name.toLowerCase(), decode(quoted ?? single ?? "")]));
}

/** Decodes XML entities. Unknown ones stay as they are. */
export function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
