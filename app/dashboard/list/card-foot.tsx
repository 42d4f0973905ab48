import { Link } from "react-router";
import { countOf } from "#app/frame/library/limit-words.ts";
import { openedState } from "#app/frame/library/opened.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { CardProps } from "./card-actions.ts";
import { CardMenus } from "./card-menus.tsx";
import { NameField } from "./name-field.tsx";
import { placeOf } from "./place-of.ts";
import { formatDate } from "./words.ts";

type Props = CardProps & { isNear: boolean };

/** Under the colors of a card: its name, which opens it, its details and its menus. */
export function CardFoot(props: Props) {
  const { item, isNear, isRenaming, isRefused, distance, project, now, actions } = props;
  const { name, tags, savedAt } = item.saved;
  const place = placeOf(item);
  const count = item.kind === "palettes" && countOf("colors", item.colors.length);
  const facts = [distance !== null && `ΔE ${distance.toFixed(1)}`, count, project, formatDate(savedAt, now)].filter(
    Boolean,
  );
  return (
    <div className="grid min-w-0 gap-1">
      {isRenaming ? (
        <NameField name={name} onEnd={(next, isByKey) => actions.endRename(item, next, isByKey)} />
      ) : (
        <div className="relative flex min-w-0 items-center gap-1">
          <h3 className="min-w-0 flex-1 text-base leading-snug">
            <Link
              to={place.path}
              state={openedState(item.id)}
              data-part="open"
              title={name}
              className="block truncate py-1 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <CardMenus item={item} place={place} isNear={isNear} isRefused={isRefused} actions={actions} />
        </div>
      )}
      <p className="truncate text-ink-2 text-xs">{facts.join(" · ")}</p>
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
