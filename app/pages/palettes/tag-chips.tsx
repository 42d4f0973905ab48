import { Link } from "react-router";
import { PALETTE_TAGS, type PaletteTag } from "#color/palettes/tag-ids.ts";
import { TAG_LABELS } from "./words.ts";

type Props = { tags: readonly PaletteTag[]; pathOf: (tags: readonly PaletteTag[]) => string };

const CHIP =
  "flex min-h-9 items-center whitespace-nowrap rounded-full border border-line-2 px-3 text-sm hover:border-ink-3 " +
  "aria-[current]:border-transparent aria-[current]:bg-ink aria-[current]:text-paper pointer-coarse:min-h-11 " +
  "forced-colors:aria-[current]:outline-2";

/** Each narrows the palettes further; a second press takes it back. */
export function TagChips({ tags, pathOf }: Props) {
  return (
    <nav aria-label="Tags">
      <ul className="flex flex-wrap gap-2">
        {PALETTE_TAGS.map((tag) => {
          const isCurrent = tags.includes(tag);
          return (
            <li key={tag}>
              <Link
                to={pathOf(isCurrent ? tags.filter((other) => other !== tag) : [...tags, tag])}
                preventScrollReset
                aria-current={isCurrent || undefined}
                className={CHIP}
              >
                {TAG_LABELS[tag]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
