/** Makes the texts unique by numbering repeats. */
export function numberRepeats(texts: readonly string[]) {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text} ${count}`;
  });
}

/** "November 20, 2026", in the same time zone on the server and in the browser. */
export function printDate(time: Date | number | string) {
  return new Date(time).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
