import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { openedState } from "#app/frame/library/opened.ts";
import type { CardActions } from "./card-actions.ts";
import type { Found } from "./find-items.ts";
import type { Item } from "./item.ts";
import { placeOf } from "./place-of.ts";
import type { useChoice } from "./use-choice.ts";

type Cards = {
  found: readonly Found[];
  choice: ReturnType<typeof useChoice>;
  actions: CardActions;
  /** Takes the arrow keys. */
  walk: (event: KeyboardEvent<HTMLElement>) => void;
  focusNext: (id: string | null) => void;
};

/** Arrows walk, Space chooses, Shift chooses what lies between, Enter opens, F2 renames, Delete removes. */
export function useCardKeys({ found, choice, actions, walk, focusNext }: Cards) {
  const navigate = useNavigate();
  const runKey = (event: KeyboardEvent, item: Item, part: string | undefined): boolean => {
    if (event.key === "F2") actions.startRename(item.id);
    else if (event.key === "Delete") {
      const all = found.map((each) => each.item);
      const gone = choice.chosen.has(item.id) ? all.filter(({ id }) => choice.chosen.has(id)) : [item];
      focusNext(nextFocusOf(all, gone, item));
      actions.trash(gone);
    } else if (event.key === "Enter" && part === "choose") {
      void navigate(placeOf(item).path, { state: openedState(item.id) });
    } else if (event.key === " " && (part === "open" || event.shiftKey)) choice.toggle(item.id, event.shiftKey);
    else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) choice.all();
    else if (event.key === "Escape" && choice.chosen.size > 0) choice.none();
    else return false;
    return true;
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = idOf(target);
    const item = found.find((each) => each.item.id === id)?.item;
    if (!item || !target.matches("[data-part]") || event.defaultPrevented) return;
    walk(event);
    const there = idOf(document.activeElement);
    if (event.shiftKey && there && there !== item.id) choice.extend(item.id, there);
    else if (runKey(event, item, target.dataset.part)) event.preventDefault();
  };
}

function idOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("li[data-id]")?.dataset.id;
}

/** The card that takes the focus when others leave: the next that stays, else the one before. */
function nextFocusOf(items: readonly Item[], gone: readonly Item[], item: Item): string | null {
  const stays = (each: Item) => !gone.includes(each);
  const place = items.indexOf(item);
  return (items.slice(place).find(stays) ?? items.slice(0, place).findLast(stays))?.id ?? null;
}
