const BREAK = /\r\n|\r|\n/g;

/**
 * The text after an edit in a textarea, which turns every line break into "\n". Unedited text keeps the breaks of
 * `before`; new breaks match the remaining ones if those are all the same.
 */
export function keepLineBreaks(before: string, edited: string): string {
  const old = before.split(BREAK);
  const oldBreaks = before.match(BREAK) ?? [];
  const lines = edited.split("\n");
  const most = Math.min(oldBreaks.length, lines.length - 1);
  let head = 0;
  while (head < most && old[head] === lines[head]) head++;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === lines.at(-1 - tail)) tail++;
  // The breaks after the unchanged lines at the start, and those before the unchanged lines at the end.
  const first = oldBreaks.slice(0, head);
  const last = oldBreaks.slice(oldBreaks.length - tail);
  const kinds = new Set([...first, ...last]);
  const [only = "\n"] = kinds.size === 1 ? kinds : [];
  const added = Array<string>(lines.length - 1 - first.length - last.length).fill(only);
  const breaks = [...first, ...added, ...last];
  for (let place = breaks.length - 1; place >= 0; place--) {
    // Adjacent breaks must not merge into one.
    const isMeeting = lines[place + 1] === "" && breaks[place + 1]?.startsWith("\n");
    if (isMeeting && breaks[place] === "\r") breaks[place] = "\n";
  }
  return lines.map((line, place) => line + (breaks[place] ?? "")).join("");
}
