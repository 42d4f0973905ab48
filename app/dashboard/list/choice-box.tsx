import type { MouseEvent } from "react";

type Props = { name: string; isChosen: boolean; onToggle: (isRange: boolean) => void };

/** Lies on the colors of a card. Always there for fingers; for a mouse when it is near or anything is chosen. */
export function ChoiceBox({ name, isChosen, onToggle }: Props) {
  return (
    <label className="absolute top-0 left-0 z-10 grid pointer-coarse:size-11 size-10 cursor-pointer place-items-center opacity-0 pointer-coarse:opacity-100 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-checked:opacity-100 has-focus-visible:opacity-100 group-data-choosing/list:opacity-100">
      <span className="grid size-6 place-items-center rounded-swatch bg-paper has-focus-visible:outline-2 has-focus-visible:outline-ink">
        <input
          type="checkbox"
          data-part="choose"
          aria-label={`Choose ${name}`}
          checked={isChosen}
          // The change event does not tell of Shift.
          onChange={() => {}}
          onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
          className="size-4 cursor-pointer accent-ink outline-none"
        />
      </span>
    </label>
  );
}
