import type { Color } from "#color/color.ts";
import type { Item } from "./item.ts";

/** What cards and the bar of a choice can do. Always the same functions, so that a card is drawn anew only when it changed. */
export type CardActions = {
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly copy: (color: Color, name: string) => void;
  readonly filterBy: (tag: string) => void;
  /** Its name becomes a field; null ends that, `isByKey` gives the focus back to the card. */
  readonly startRename: (id: string) => void;
  readonly endRename: (item: Item, name: string | null, isByKey: boolean) => void;
  readonly tag: (items: readonly Item[]) => void;
  readonly move: (items: readonly Item[]) => void;
  readonly duplicate: (items: readonly Item[]) => void;
  readonly take: (items: readonly Item[]) => void;
  readonly share: (item: Item) => void;
  readonly trash: (items: readonly Item[]) => void;
};

export type CardProps = {
  readonly item: Item;
  readonly isChosen: boolean;
  readonly isRenaming: boolean;
  /** The free plan had no room for it. */
  readonly isRefused: boolean;
  /** CIEDE2000 to the color that is asked for. */
  readonly distance: number | null;
  /** The name of its project, "" for none. */
  readonly project: string;
  readonly codeOf: (color: Color, name?: string) => string;
  readonly now: number;
  readonly actions: CardActions;
};
