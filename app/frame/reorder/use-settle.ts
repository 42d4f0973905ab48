import { useLayoutEffect, useRef, useState } from "react";
import { boxOf, glide, putDown } from "./arrangement.ts";
import type { Box } from "./geometry.ts";

type Options = {
  count: number;
  onMove: (from: number, to: number) => void;
  label: (index: number) => string;
  /** In their order in the document. */
  items: () => HTMLElement[];
};
/** A move that the next drawing shows: where each item was seen, and which part of the moved one gets the focus. */
type Pending = { seen: Box[]; from: number; to: number; focus: string | null };

/** Ends a gesture: tells of the move once, says it, and lets the items glide to where they then are. */
export function useSettle({ count, onMove, label, items }: Options) {
  const pending = useRef<Pending>(null);
  // An object, so that the same words again are drawn too.
  const [message, setMessage] = useState({ text: "" });
  const announce = (text: string) => setMessage({ text });

  useLayoutEffect(() => {
    const done = pending.current;
    if (!done) return;
    pending.current = null;
    const all = items();
    // A browser takes the focus from an element that moves in the document.
    if (done.focus !== null) partOf(all[done.to], done.focus)?.focus();
    glide(all, done.seen, done.from, done.to);
  });

  /** `focus` is a part, or the item itself where it has no such part. The item goes back when both places are one. */
  const settle = (from: number, to: number, focus: string | null) => {
    const all = items();
    pending.current = { seen: all.map(boxOf), from, to, focus };
    putDown(all);
    if (from !== to) onMove(from, to);
    announce(`${label(from)}, ${from === to ? "back at" : "moved to"} ${to + 1} of ${count}`);
  };
  return { settle, message: message.text, announce };
}

function partOf(item: HTMLElement | undefined, part: string) {
  const selector = `[data-reorder-part="${part}"]`;
  return item?.matches(selector) ? item : (item?.querySelector<HTMLElement>(selector) ?? item);
}
