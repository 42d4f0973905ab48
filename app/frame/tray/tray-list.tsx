import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { printHex } from "#color/text/print.ts";
import { useCopy } from "../copy/use-copy.ts";
import type { Reorder } from "../reorder/use-reorder.tsx";
import { NO_SELECTION, press, removalOf, type Selection, selectAll, walk } from "./selection.ts";
import { removeTexts } from "./tray-actions.tsx";

type Props = {
  texts: readonly string[];
  colors: readonly Color[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  reorder: Reorder;
  /** Wraps and shows larger swatches. */
  isLarge: boolean;
};

/** One tab stop. Arrows move, Space chooses, Shift and Ctrl choose more, Enter copies, Delete removes. */
export function TrayList(props: Props) {
  const { texts, colors, selection, onSelect, reorder, isLarge } = props;
  const copy = useCopy();
  const [active, setActive] = useState(texts[0]);
  const list = useRef<HTMLElement>(null);
  const isLost = useRef(false);
  const activeIndex = Math.max(0, texts.indexOf(active ?? ""));
  useEffect(() => {
    if (isLost.current) optionsOf(list.current)[activeIndex]?.focus();
    isLost.current = false;
  });
  // The actions for chosen colors take up some of the room.
  useEffect(() => {
    if (selection.chosen.size > 0)
      optionsOf(list.current)[activeIndex]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selection.chosen.size, activeIndex]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const text = texts[activeIndex];
    const color = colors[activeIndex];
    if (event.defaultPrevented || event.altKey || !text || !color) return;
    const options = optionsOf(list.current);
    const next = nextIndex(event, activeIndex, options);
    if (next !== undefined) {
      options[next]?.focus();
      if (event.shiftKey) onSelect(walk(selection, texts, text, texts[next] ?? text));
    } else if (event.key === " ") onSelect(press(selection, texts, text, { isToggle: true, isRange: event.shiftKey }));
    else if (event.key === "Enter") void copy(color);
    else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) onSelect(selectAll(texts));
    else if (event.key === "Escape" && selection.chosen.size > 0) onSelect(NO_SELECTION);
    else if (event.key === "Delete" || event.key === "Backspace") {
      const { removed, heir } = removalOf(selection, texts, text);
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
      {texts.map((text, index) => (
        <TrayColor key={text} {...props} index={index} isActive={index === activeIndex} onFocus={setActive} />
      ))}
    </div>
  );
}

type ColorProps = Props & { index: number; isActive: boolean; onFocus: (text: string) => void };

function TrayColor({ texts, colors, selection, onSelect, reorder, isLarge, index, isActive, onFocus }: ColorProps) {
  const text = texts[index] as string;
  const color = colors[index] as Color;
  const isChosen = selection.chosen.has(text);
  const { onKeyDown, ...item } = reorder.itemProps(index);
  const onClick = ({ currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
    currentTarget.focus();
    onSelect(press(selection, texts, text, { isRange: shiftKey, isToggle: ctrlKey || metaKey || isLarge }));
  };
  return (
    <div
      {...item}
      {...reorder.dragProps(index)}
      role="option"
      aria-selected={isChosen}
      aria-label={`${printHex(color)}, ${describe(color)}`}
      data-tip={printHex(color)}
      tabIndex={isActive ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={() => onFocus(text)}
      onClick={onClick}
      style={swatchStyle(printHex(color))}
      className={`swatch inset-ring inset-ring-line grid shrink-0 cursor-pointer touch-manipulation select-none place-items-center rounded-swatch data-dragging:shadow-float ${isLarge ? "aspect-square" : "pointer-coarse:size-11 size-9"}`}
    >
      {isChosen && <Icon className="icon-check/bold" />}
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
