import { Check } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { ICON } from "#app/ui/icon.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { printHex } from "#color/text/print.ts";
import { useCopy } from "../copy/use-copy.ts";
import type { Reorder } from "../reorder/use-reorder.tsx";
import { removeTexts } from "./keep-colors.ts";
import { NO_SELECTION, press, type Selection, selectAll } from "./selection.ts";

type Props = {
  texts: readonly string[];
  colors: readonly Color[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  reorder: Reorder;
  /** In lines that wrap, with larger pieces. */
  isLarge?: boolean;
};

/** The kept colors as one tab stop. Arrows walk, Space chooses, Shift and Ctrl choose more, Enter copies, Delete removes. */
export function TrayList({ texts, colors, selection, onSelect, reorder, isLarge = false }: Props) {
  const copy = useCopy();
  const [active, setActive] = useState(texts[0]);
  const list = useRef<HTMLElement>(null);
  const isLost = useRef(false);
  const activeIndex = Math.max(0, texts.indexOf(active ?? ""));
  const focusAt = (index: number) => optionsOf(list.current)[index]?.focus();
  useEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    focusAt(activeIndex);
  });
  // The actions of a choice take some of the room.
  useEffect(() => {
    if (selection.chosen.size > 0)
      optionsOf(list.current)[activeIndex]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selection.chosen.size, activeIndex]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const text = texts[activeIndex];
    const color = colors[activeIndex];
    if (event.defaultPrevented || event.altKey || !text || !color) return;
    const isMod = event.ctrlKey || event.metaKey;
    const next = nextIndex(event, activeIndex, optionsOf(list.current));
    if (next !== undefined) {
      focusAt(next);
      const there = texts[next];
      if (event.shiftKey && there) {
        const from = selection.anchor === null ? press(NO_SELECTION, texts, text) : selection;
        onSelect(press(from, texts, there, { isRange: true }));
      }
    } else if (event.key === " ") onSelect(press(selection, texts, text, { isToggle: true, isRange: event.shiftKey }));
    else if (event.key === "Enter") void copy(color);
    else if (event.key.toLowerCase() === "a" && isMod) onSelect(selectAll(texts));
    else if (event.key === "Escape" && selection.chosen.size > 0) onSelect(NO_SELECTION);
    else if (event.key === "Delete" || event.key === "Backspace") {
      const removed = selection.chosen.has(text) ? texts.filter((each) => selection.chosen.has(each)) : [text];
      const rest = texts.filter((each) => !removed.includes(each) || each === text);
      const heir = rest[rest.indexOf(text) + 1] ?? rest[rest.indexOf(text) - 1];
      isLost.current = heir !== undefined;
      setActive(heir);
      removeTexts(removed);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={(element) => {
        list.current = element;
        reorder.listProps.ref(element);
      }}
      role="listbox"
      aria-label="Kept colors"
      aria-multiselectable
      aria-orientation="horizontal"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={`gap-1.5 outline-none ${isLarge ? "grid grid-cols-[repeat(auto-fill,minmax(52px,1fr))]" : "-my-1 flex min-w-0 flex-1 scroll-px-1.5 overflow-x-auto px-1 py-1 [scrollbar-color:var(--color-line-2)_transparent] [scrollbar-width:thin]"}`}
    >
      {texts.map((text, index) => {
        const color = colors[index] as Color;
        const isChosen = selection.chosen.has(text);
        const { onKeyDown: onMoveKey, ...item } = reorder.itemProps(index);
        return (
          <div
            key={text}
            {...item}
            {...reorder.dragProps(index)}
            role="option"
            aria-selected={isChosen}
            aria-label={`${printHex(color)}, ${describe(color)}`}
            data-tip={printHex(color)}
            tabIndex={index === activeIndex ? 0 : -1}
            onKeyDown={onMoveKey}
            onFocus={() => setActive(text)}
            onClick={(event: MouseEvent) => {
              event.currentTarget instanceof HTMLElement && event.currentTarget.focus();
              const isToggle = event.ctrlKey || event.metaKey;
              onSelect(press(selection, texts, text, { isRange: event.shiftKey, isToggle: isToggle || isLarge }));
            }}
            style={swatchStyle(printHex(color))}
            className={`swatch inset-ring inset-ring-line grid shrink-0 cursor-pointer touch-manipulation select-none place-items-center rounded-swatch data-dragging:shadow-float ${isLarge ? "aspect-square" : "pointer-coarse:size-11 size-9"}`}
          >
            {isChosen && <Check {...ICON} strokeWidth={2.5} />}
          </div>
        );
      })}
    </div>
  );
}

function optionsOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
}

function nextIndex({ key }: KeyboardEvent, now: number, options: readonly HTMLElement[]): number | undefined {
  const last = options.length - 1;
  if (key === "ArrowLeft") return Math.max(0, now - 1);
  if (key === "ArrowRight") return Math.min(last, now + 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const tops = options.map(({ offsetTop }) => offsetTop);
  const perLine = tops.filter((top) => top === tops[0]).length;
  const next = key === "ArrowDown" ? now + perLine : now - perLine;
  return next < 0 || next > last ? now : next;
}
