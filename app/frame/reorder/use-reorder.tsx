import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefCallback, useId, useRef } from "react";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { type Arrangement, arrange, boxOf } from "./arrangement.ts";
import { type Axis, placeByArrow } from "./geometry.ts";
import { dragCode, startDrag } from "./late-drag.ts";
import { useSettle } from "./use-settle.ts";

type Options = {
  count: number;
  /** Once for each gesture. The items are then drawn in their new order, with keys that go with them. */
  onMove: (from: number, to: number) => void;
  /** What an item is called: "Crimson". */
  label: (index: number) => string;
  axis: Axis;
};
type Grab = { from: number; to: number; arrangement: Arrangement };

export type Reorder = {
  /** For the element around all items. */
  listProps: { ref: RefCallback<HTMLElement> };
  /** For each item: marks it, and moves it by Alt and the arrow keys when it or anything inside has the focus. */
  itemProps: (index: number) => { "data-reorder": string; onKeyDown: (event: KeyboardEvent) => void };
  /** For the button that drags: pointer, finger, and keys (Space, arrows, Space; Escape takes it back). */
  handleProps: (index: number) => {
    "data-reorder-part": string;
    "aria-describedby": string;
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
    style: { touchAction: "none"; cursor: "grab" };
  };
  /** For a surface that drags under the pointer, and under a finger that rests on it first. */
  dragProps: (index: number) => { onPointerDown: (event: PointerEvent) => void };
  move: (from: number, to: number, focus?: string | null) => void;
  count: number;
  label: (index: number) => string;
  axis: Axis;
  /** To be rendered once, anywhere: tells screen readers what happens. */
  status: ReactNode;
};

const ITEM_CONTROLS = "a, button, input, select, textarea, summary, [role=slider]";

/** Puts items in another order by drag, finger, keys and buttons (see MoveButtons). */
export function useReorder({ count, onMove, label, axis }: Options): Reorder {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const grab = useRef<Grab>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>(`[data-reorder="${id}"]`) ?? [])];
  const { settle, message, announce } = useSettle({ count, onMove, label, items });
  useOnMount(() => void dragCode.load());
  const place = (index: number, at: number) => `${label(index)}, ${at + 1} of ${count}`;

  const move: Reorder["move"] = (from, to, focus = null) => {
    if (to >= 0 && to < count && from !== to) settle(from, to, focus);
  };
  const release = (isDropped: boolean, focus: string | null) => {
    const { current } = grab;
    if (!current) return;
    grab.current = null;
    settle(current.from, isDropped ? current.to : current.from, focus);
  };
  const drag = (event: PointerEvent, index: number, isLongPress: boolean) => {
    if (event.button !== 0 || !event.isPrimary || count < 2) return;
    release(false, null);
    const press = event.nativeEvent;
    const onBegin = () => announce(`Grabbed ${place(index, index)}`);
    const onEnd = (to: number) => settle(index, to, null);
    void startDrag(dragCode, ({ dragItem }) =>
      dragItem({ press, isLongPress, from: index, axis, items, onBegin, onEnd }),
    );
  };
  const onHandleKey = (event: KeyboardEvent, index: number) => {
    const { current } = grab;
    const isToggle = event.key === " " || event.key === "Enter";
    if (!current) {
      if (!isToggle || event.repeat || count < 2 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      grab.current = { from: index, to: index, arrangement: arrange(items()) };
      grab.current.arrangement.show(index, index);
      announce(`Grabbed ${place(index, index)}. Arrow keys move it, Space drops it, Escape cancels.`);
      return;
    }
    if (event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (isToggle && !event.repeat) release(true, "handle");
    else if (event.key === "Escape") release(false, "handle");
    else {
      const to = placeByArrow(current.arrangement.boxes, current.to, event.key, axis);
      if (to === current.to) return;
      current.to = to;
      current.arrangement.show(current.from, to);
      announce(place(current.from, to));
    }
  };
  const onItemKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const to = placeByArrow(items().map(boxOf), index, event.key, axis);
    if (to === index) {
      // Alt and an arrow would leave the page.
      if (event.key.startsWith("Arrow")) event.preventDefault();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const part = (event.target as HTMLElement).closest<HTMLElement>("[data-reorder-part]")?.dataset.reorderPart;
    move(index, to, part ?? "item");
  };

  return {
    listProps: {
      ref: (element) => {
        list.current = element;
      },
    },
    itemProps: (index) => ({ "data-reorder": id, onKeyDown: (event) => onItemKey(event, index) }),
    handleProps: (index) => ({
      "data-reorder-part": "handle",
      "aria-describedby": `${id}hint`,
      onPointerDown: (event) => drag(event, index, false),
      onKeyDown: (event) => onHandleKey(event, index),
      onBlur: () => release(false, null),
      style: { touchAction: "none", cursor: "grab" },
    }),
    dragProps: (index) => ({
      onPointerDown: (event) => {
        const control = (event.target as Element).closest(ITEM_CONTROLS);
        if (control && control !== event.currentTarget) return;
        drag(event, index, event.pointerType === "touch");
      },
    }),
    move,
    count,
    label,
    axis,
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
