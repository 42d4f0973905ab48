const QUOTED_MAX_LETTERS = 24;

/** A typed text quoted in a sentence: cut, so that no address can fill a page. */
export function quote(text: string) {
  return `“${text.length > QUOTED_MAX_LETTERS ? `${text.slice(0, QUOTED_MAX_LETTERS)}…` : text}”`;
}

/** Each text once: one that comes again has a number. */
export function numberRepeats(texts: readonly string[]) {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text} ${count}`;
  });
}

/** "November 20, 2026", in the zone of the server and the browser alike, so that both agree. */
export function printDate(time: Date | number | string) {
  return new Date(time).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
