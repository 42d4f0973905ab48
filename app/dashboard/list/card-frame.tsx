import { type CSSProperties, type ReactNode, useState } from "react";
import { NameField } from "#app/frame/library/use-rename.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { Color } from "#color/color.ts";
import { countOf } from "#color/words/count.ts";
import { type Item, placeOf } from "../item.ts";
import { CardMenus } from "./card-menus.tsx";
import type { CardActions } from "./use-card-list.ts";
import { formatDate } from "./words.ts";

export type CardProps = {
  readonly item: Item;
  readonly isChosen: boolean;
  readonly isRenaming: boolean;
  /** The free plan had no room for it. */
  readonly isRefused: boolean;
  /** CIEDE2000 distance to the requested color. */
  readonly distance: number | null;
  /** The name of its project, "" for none. */
  readonly project: string;
  readonly codeOf: (color: Color, name?: string) => string;
  readonly now: number;
  readonly actions: CardActions;
};

type Props = {
  card: CardProps;
  className: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
  /** Shown on top of the colors when the pointer or focus is near. */
  corner?: ReactNode;
};

const RING = "outline-2 outline-ink outline-offset-2";

/** Renders controls for the pointer or keyboard only once one comes near. */
export function CardFrame({ card, className, style, children, corner }: Props) {
  const { item, isChosen, actions } = card;
  const [isNear, setIsNear] = useState(false);
  const near = () => setIsNear(true);
  return (
    <li
      data-id={item.id}
      onPointerEnter={near}
      onFocus={near}
      className="group/card grid min-w-0 content-start gap-1.5"
    >
      <div className={`swatch relative rounded-control ${className} ${isChosen ? RING : ""}`} style={style}>
        {children}
        {/* Always visible on touch screens; for a mouse, on hover or while anything is selected. */}
        <label className="absolute top-0 left-0 z-10 grid pointer-coarse:size-11 size-10 cursor-pointer place-items-center opacity-0 pointer-coarse:opacity-100 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-checked:opacity-100 has-focus-visible:opacity-100 group-data-choosing/list:opacity-100">
          <span className="grid size-6 place-items-center rounded-swatch bg-paper has-focus-visible:outline-2 has-focus-visible:outline-ink">
            <input
              type="checkbox"
              data-part="choose"
              aria-label={`Select ${item.saved.name}`}
              checked={isChosen}
              // The change event doesn't report Shift.
              onChange={() => {}}
              onClick={({ shiftKey }) => actions.toggle(item.id, shiftKey)}
              className="size-4 cursor-pointer accent-ink outline-none"
            />
          </span>
        </label>
        {isNear && corner}
      </div>
      <Foot {...card} isNear={isNear} />
    </li>
  );
}

function Foot(props: CardProps & { isNear: boolean }) {
  const { item, isNear, isRenaming, isRefused, distance, project, now, actions } = props;
  const { name, tags, savedAt } = item.saved;
  const place = placeOf(item);
  const count = item.kind === "palettes" && countOf(item.colors.length, "color");
  const facts = [distance !== null && `ΔE ${distance.toFixed(1)}`, count, project, formatDate(savedAt, now)];
  return (
    <div className="grid min-w-0 gap-1">
      {isRenaming ? (
        <NameField name={name} onEnd={(next, isByKey) => actions.endRename(item, next, isByKey)} />
      ) : (
        <div className="relative flex min-w-0 items-center gap-1">
          <h3 className="min-w-0 flex-1 text-base leading-snug">
            <a
              href={place.path}
              data-saved={item.id}
              data-part="open"
              title={name}
              className="block truncate py-1 hover:underline"
            >
              {name}
            </a>
          </h3>
          <CardMenus item={item} place={place} isNear={isNear} isRefused={isRefused} actions={actions} />
        </div>
      )}
      <p className="truncate text-ink-2 text-xs">{facts.filter(Boolean).join(" · ")}</p>
      {(isRefused || tags.length > 0) && (
        <div className="flex flex-wrap items-center gap-1 pt-0.5">
          {isRefused && <Badge tone="bad">Only in this browser</Badge>}
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              data-part={`tag-${tag}`}
              aria-label={`Show items tagged ${tag}`}
              onClick={() => actions.filterBy(tag)}
              className="max-w-full truncate rounded-full bg-well px-2 pointer-coarse:py-1.5 py-px text-ink-2 text-xs hover:text-ink"
            >
              {tag}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
