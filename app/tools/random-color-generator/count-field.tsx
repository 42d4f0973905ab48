import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useShared } from "./bench-context.ts";
import { MAX_COUNT, MIN_COUNT } from "./state.ts";

/** How many colors: by one more or less, or typed. */
export function CountField() {
  const { state, setCount } = useShared();
  const { count } = state;
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    const value = Number.parseInt(draft ?? "", 10);
    setDraft(null);
    if (!Number.isNaN(value) && value !== count) setCount(value);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Enter") settle();
    if (key === "Escape") setDraft(null);
    if (key === "ArrowUp") setCount(count + 1);
    if (key === "ArrowDown") setCount(count - 1);
  };
  return (
    <fieldset aria-label="How many colors" className="flex shrink-0 items-center rounded-control bg-well">
      <IconButton name="One color fewer" isDisabled={count <= MIN_COUNT} onClick={() => setCount(count - 1)}>
        <Minus {...ICON} />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        aria-label="Number of colors, 1 to 100"
        value={draft ?? count}
        onChange={({ target }) => setDraft(target.value.replace(/\D/g, "").slice(0, 3))}
        onFocus={({ target }) => target.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
        className="w-[3.5ch] self-stretch rounded-swatch bg-transparent text-center font-[550] pointer-coarse:text-base text-sm tabular-nums"
      />
      <span aria-hidden className="text-ink-2 text-sm">
        {count === 1 ? "color" : "colors"}
      </span>
      <IconButton name="One color more" isDisabled={count >= MAX_COUNT} onClick={() => setCount(count + 1)}>
        <Plus {...ICON} />
      </IconButton>
    </fieldset>
  );
}
