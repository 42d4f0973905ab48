import { useState } from "react";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { WELL } from "#app/ui/well-style.ts";
import { MAX_POSITION, MIN_POSITION } from "./state.ts";

type Props = { label: string; value: number; onChange: (value: number) => void; onCommit: () => void };

/** A place in percent. What is typed counts at once where it is a number; leaving shows what came of it. */
export function PlaceField({ label, value, onChange, onCommit }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    setDraft(null);
    onCommit();
  };
  const type = (text: string) => {
    setDraft(text);
    if (text.trim() !== "" && Number.isFinite(Number(text))) onChange(Number(text));
  };
  const input = useEarlyText(draft ?? value, (text, isFocused) => {
    type(text);
    if (!isFocused) onCommit();
  });
  return (
    <span className={`${WELL} noscript:hidden h-11 w-[84px] shrink-0 pr-3 font-mono text-sm`}>
      <input
        ref={input}
        data-control
        type="number"
        aria-label={label}
        value={draft ?? value}
        min={MIN_POSITION}
        max={MAX_POSITION}
        step={1}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        className="number-field w-full min-w-0 flex-1 self-stretch bg-transparent pl-3 text-right pointer-coarse:text-base text-ink outline-none"
      />
      <span aria-hidden className="pl-0.5 text-ink-2">
        %
      </span>
    </span>
  );
}
