import { useState } from "react";
import { Button } from "#app/ui/button.tsx";

type Props = {
  tags: readonly { tag: string; count: number }[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  className: string;
};

/** More go behind a button. */
const MOST_SHOWN = 12;
const CHIP =
  "flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-full border border-line-2 px-3 text-sm hover:border-ink-3 " +
  "aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11 " +
  "forced-colors:aria-pressed:outline-2";

/** All tags; each narrows the list further, and a second press removes it. */
export function TagFilter({ tags, chosen, onChoose, className }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const gone = chosen.filter((tag) => !tags.some((known) => known.tag === tag)).map((tag) => ({ tag, count: 0 }));
  const all = [...tags, ...gone];
  if (all.length === 0) return null;
  const shown = isOpen ? all : all.filter(({ tag }, place) => place < MOST_SHOWN || chosen.includes(tag));
  return (
    <fieldset aria-label="Tags" className={`flex flex-wrap gap-2 ${className}`}>
      {shown.map(({ tag, count }) => {
        const isOn = chosen.includes(tag);
        return (
          <button
            key={tag}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? chosen.filter((other) => other !== tag) : [...chosen, tag])}
            className={CHIP}
          >
            {tag}
            <span className="font-mono text-xs opacity-75">{count}</span>
          </button>
        );
      })}
      {all.length > shown.length && (
        <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
          {all.length - shown.length} more
        </Button>
      )}
    </fieldset>
  );
}
