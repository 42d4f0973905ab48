import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { boxOf, glide, putDown } from "./arrangement.ts";
import type { Axis, Box } from "./geometry.ts";
import { dragCode, startDrag } from "./late-drag.ts";
import { type Grab, pressHandle, pressItem, release } from "./move-keys.ts";

type Options = {
  count: number;
  /** Once for each gesture. The items are then drawn in their new order, with keys that go with them. */
  onMove: (from: number, to: number) => void;
  /** What an item is called: "Crimson". */
  label: (index: number) => string;
  axis: Axis;
  /** The tool announces each change of the order by itself, undone ones too. */
  isMoveAnnounced?: boolean;
};

export type Reorder = ReturnType<typeof useReorder>;

const ITEM_CONTROLS = "a, button, input, select, textarea, summary, [role=slider]";

/** Puts items in another order by drag, finger, keys and buttons (see MoveButtons). */
export function useReorder({ count, onMove, label, axis, isMoveAnnounced = false }: Options) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const grab = useRef<Grab>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>(`[data-reorder="${id}"]`) ?? [])];
  const placeText = (index: number, at: number) => `${label(index)}, ${at + 1} of ${count}`;
  const { settle, message, announce } = useSettle({ count, onMove, label, items, isMoveAnnounced });
  const keys = { count, axis, items, grab, placeText, settle, announce };
  useOnMount(() => void dragCode.load());

  const drag = (event: PointerEvent, index: number, isLongPress: boolean) => {
    if (event.button !== 0 || !event.isPrimary || count < 2) return;
    release(keys, false, null);
    const press = event.nativeEvent;
    const onBegin = () => announce(`Grabbed ${placeText(index, index)}`);
    const onEnd = (to: number) => settle(index, to, null);
    void startDrag(dragCode, ({ dragItem }) =>
      dragItem({ press, isLongPress, from: index, axis, items, onBegin, onEnd }),
    );
  };
  return {
    /** For the element around all items. */
    listProps: {
      ref: (element: HTMLElement | null) => {
        list.current = element;
      },
    },
    /** For each item: marks it, and moves it by Alt and the arrow keys when it or anything inside has the focus. */
    itemProps: (index: number) => ({
      "data-reorder": id,
      onKeyDown: (event: KeyboardEvent) => pressItem(event, index, keys),
    }),
    /** For the button that drags: pointer, finger, and keys (Space, arrows, Space; Escape takes it back). */
    handleProps: (index: number) => ({
      "data-reorder-part": "handle",
      "aria-describedby": `${id}hint`,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const handle = event.currentTarget;
        // After a drag, Space is for the page and not for the handle.
        addEventListener("pointerup", () => handle.blur(), { once: true });
        drag(event, index, false);
      },
      onKeyDown: (event: KeyboardEvent) => pressHandle(event, index, keys),
      onBlur: () => release(keys, false, null),
      style: { touchAction: "none", cursor: "grab" } as const,
    }),
    /** For a surface that drags under the pointer, and under a finger that rests on it first. */
    dragProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        const control = (event.target as Element).closest(ITEM_CONTROLS);
        if (control && control !== event.currentTarget) return;
        drag(event, index, event.pointerType === "touch");
      },
    }),
    move: (from: number, to: number, focus: string | null = null) => {
      if (to >= 0 && to < count && from !== to) settle(from, to, focus);
    },
    count,
    label,
    axis,
    /** To be rendered once, anywhere: tells screen readers what happens. */
    status: <Status id={id} message={message} />,
  };
}

function Status({ id, message }: { id: string; message: string }) {
  return (
    <>
      <span id={`${id}hint`} hidden>
        Press Space to grab, arrow keys to move. Alt with an arrow key moves it right away.
      </span>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  );
}

type Settling = Pick<Options, "count" | "onMove" | "label" | "isMoveAnnounced"> & {
  /** In their order in the document. */
  items: () => HTMLElement[];
};
/** A move that the next drawing shows: where each item was seen, and which part of the moved one gets the focus. */
type Pending = { seen: Box[]; from: number; to: number; focus: string | null };

/** Tells of the move once, says it, and lets the items glide to where they then are. */
function useSettle({ count, onMove, label, items, isMoveAnnounced }: Settling) {
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
    const isSaidElsewhere = isMoveAnnounced && from !== to;
    announce(isSaidElsewhere ? "" : `${label(from)}, ${from === to ? "back at" : "moved to"} ${to + 1} of ${count}`);
  };
  return { settle, message: message.text, announce };
}

function partOf(item: HTMLElement | undefined, part: string) {
  const selector = `[data-reorder-part="${part}"]`;
  return item?.matches(selector) ? item : (item?.querySelector<HTMLElement>(selector) ?? item);
}
