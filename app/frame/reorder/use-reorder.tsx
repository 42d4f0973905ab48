import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { boxOf, glide, putDown } from "./arrangement.ts";
import type { Axis, Box } from "./geometry.ts";
import { dragCode, startDrag } from "./late-drag.ts";
import { type Grab, pressHandle, pressItem, release } from "./move-keys.ts";

type Options = {
  count: number;
  /** Called once per gesture. Items must then be rendered in the new order, with keys that move along. */
  onMove: (from: number, to: number) => void;
  /** An item's name: "Crimson". */
  label: (index: number) => string;
  axis?: Axis;
  /** True if the tool itself announces each change of the order, including undo. */
  isMoveAnnounced?: boolean;
};

export type Reorder = ReturnType<typeof useReorder>;

const ITEM_CONTROLS = "a, button, input, select, textarea, summary, [role=slider]";

/** Reorders items by mouse, touch, keys and buttons (see MoveButtons). */
export function useReorder({ count, onMove, label, axis = "auto", isMoveAnnounced = false }: Options) {
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
    /** Props for the element around all items. */
    listProps: {
      ref: (element: HTMLElement | null) => {
        list.current = element;
      },
    },
    /** Props for each item: marks it; Alt and the arrow keys move it when the focus is inside, but not in a field. */
    itemProps: (index: number) => ({
      "data-reorder": id,
      onKeyDown: (event: KeyboardEvent) => pressItem(event, index, keys),
    }),
    /** Props for the drag handle: mouse, touch, and keys (Space, arrows, Space; Escape cancels). */
    handleProps: (index: number) => ({
      "data-reorder-part": "handle",
      "aria-describedby": `${id}hint`,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const handle = event.currentTarget;
        // After a drag, Space belongs to the page rather than the handle.
        addEventListener("pointerup", () => handle.blur(), { once: true });
        drag(event, index, false);
      },
      onKeyDown: (event: KeyboardEvent) => pressHandle(event, index, keys),
      onBlur: () => release(keys, false, null),
      style: { touchAction: "none", cursor: "grab" } as const,
    }),
    /** Props for a surface that can be dragged directly; a finger must rest on it first. */
    dragProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        const target = event.target as Element;
        const control = target.closest(ITEM_CONTROLS);
        if (control && control !== event.currentTarget) return;
        // A panel that opens from the item is its child, but not part of its surface.
        if (target.closest("[popover]") !== event.currentTarget.closest("[popover]")) return;
        drag(event, index, event.pointerType === "touch");
      },
    }),
    move: (from: number, to: number, focus: string | null = null) => {
      if (to >= 0 && to < count && from !== to) settle(from, to, focus);
    },
    count,
    label,
    axis,
    /** Render once, anywhere: announces changes to screen readers. */
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
  /** In document order. */
  items: () => HTMLElement[];
};
/** A move that the next render shows: where each item was, and which part of the moved one gets the focus. */
type Pending = { seen: Box[]; from: number; to: number; focus: string | null };

/** Reports a move once, announces it, and animates the items to their new positions. */
function useSettle({ count, onMove, label, items, isMoveAnnounced }: Settling) {
  const pending = useRef<Pending>(null);
  // An object, so that repeating the same text also renders.
  const [message, setMessage] = useState({ text: "" });
  const announce = (text: string) => setMessage({ text });

  useLayoutEffect(() => {
    const done = pending.current;
    if (!done) return;
    pending.current = null;
    const all = items();
    // An element loses the focus when it moves in the document.
    if (done.focus !== null) partOf(all[done.to], done.focus)?.focus();
    glide(all, done.seen, done.from, done.to);
  });

  /** `focus` is a part; an item without that part is focused itself. If `from` equals `to`, the item returns. */
  const settle = (from: number, to: number, focus: string | null) => {
    const all = items();
    pending.current = { seen: all.map(boxOf), from, to, focus };
    putDown(all);
    if (from !== to) onMove(from, to);
    const isAnnouncedElsewhere = isMoveAnnounced && from !== to;
    announce(
      isAnnouncedElsewhere ? "" : `${label(from)}, ${from === to ? "back at" : "moved to"} ${to + 1} of ${count}`,
    );
  };
  return { settle, message: message.text, announce };
}

function partOf(item: HTMLElement | undefined, part: string) {
  const selector = `[data-reorder-part="${part}"]`;
  return item?.matches(selector) ? item : (item?.querySelector<HTMLElement>(selector) ?? item);
}
