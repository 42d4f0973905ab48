import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { openedState } from "#app/frame/library/opened-state.ts";
import { useCardGrid } from "#app/ui/use-card-grid.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { type Item, placeOf } from "../item.ts";
import type { CardList } from "./use-card-list.ts";

/**
 * Makes the cards one tab stop: arrows move, Space selects, Shift selects a range, Enter opens, F2 renames, Delete
 * or Backspace removes.
 */
export function useCardKeys(
  items: readonly Item[],
  shown: readonly Item[],
  { choice, actions, renaming, nextFocus }: CardList,
) {
  const navigate = useNavigate();
  // A card being renamed has different controls.
  const content = [renaming, ...shown.map(({ id }) => id)].join();
  const cards = useCardGrid(content, { takesShift: true });
  // A removed card and a name field that a key closes lose the focus.
  useOnChange(content, () => {
    const id = nextFocus.current;
    nextFocus.current = null;
    if (!id) return;
    const card = cards.ref.current?.querySelector(`li[data-id="${CSS.escape(id)}"]`);
    card?.querySelector<HTMLElement>("[data-part=open]")?.focus();
  });
  const runKey = (event: KeyboardEvent, item: Item, part: string | undefined): boolean => {
    if (event.key === "F2") actions.startRename(item.id);
    else if (event.key === "Delete" || event.key === "Backspace") {
      if (event.repeat) return true; // holding the key would remove one card after another
      const gone = choice.chosen.has(item.id) ? items.filter(({ id }) => choice.chosen.has(id)) : [item];
      nextFocus.current = nextFocusOf(items, gone, item);
      actions.trash(gone);
    } else if (event.key === "Enter" && part === "choose") {
      const { path } = placeOf(item);
      void navigate(path, { state: openedState(item.id, path) });
    } else if (event.key === " " && (part === "open" || event.shiftKey)) choice.toggle(item.id, event.shiftKey);
    else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) choice.all();
    else if (event.key === "Escape" && choice.chosen.size > 0) choice.none();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = idOf(target);
    const item = items.find((each) => each.id === id);
    if (!item || !target.matches("[data-part]") || event.defaultPrevented) return;
    cards.onKeyDown(event);
    const there = idOf(document.activeElement);
    if (event.shiftKey && there && there !== item.id) choice.extend(item.id, there);
    else if (runKey(event, item, target.dataset.part)) event.preventDefault();
  };
  return { ...cards, onKeyDown };
}

function idOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("li[data-id]")?.dataset.id;
}

/** The card to focus when others are removed: the next one that stays, or else the previous one. */
function nextFocusOf(items: readonly Item[], gone: readonly Item[], item: Item): string | null {
  const stays = (each: Item) => !gone.includes(each);
  const place = items.indexOf(item);
  return (items.slice(place).find(stays) ?? items.slice(0, place).findLast(stays))?.id ?? null;
}
