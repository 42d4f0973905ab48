/** Longer than any other status rests. */
const SILENCE_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces in `status` what was done, unless another status soon says what changed. */
export function announceDone(status: HTMLElement | null, words: string) {
  if (!status) return;
  clearTimeout(timer);
  status.textContent = "";
  const before = readStatuses();
  timer = setTimeout(() => {
    if (readStatuses().every((text) => before.includes(text))) status.textContent = words;
  }, SILENCE_MS);
}

/** Including the empty one of `status`, so that one that becomes empty says nothing. */
function readStatuses(): string[] {
  const all = document.querySelectorAll("main :is([role=status], [aria-live=polite])");
  return Array.from(all, ({ textContent }) => textContent.trim());
}
