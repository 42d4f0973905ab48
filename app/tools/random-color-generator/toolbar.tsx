import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Popover } from "#app/ui/popover.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";
import { closePopover } from "#app/ui/use-popover.ts";
import { countOf } from "#color/words/count.ts";
import { type ListFormat, writeList } from "./palette/list-texts.ts";
import { countLimits, MAX_COUNT, MIN_COUNT, STYLE_OPTIONS } from "./palette/state.ts";
import { SECONDS, useShared } from "./use-bench.ts";

export type LimitsSwitch = { isOpen: boolean; toggle: () => void };

export function Toolbar({ limits }: { limits: LimitsSwitch }) {
  const { state, setLimits } = useShared();
  const on = countLimits(state);
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-2 max-md:hidden">
      <CountField />
      <PillSelect
        label="Style"
        value={state.style}
        options={STYLE_OPTIONS}
        onChange={(style) => setLimits({ style })}
        className="w-34 max-lg:hidden"
      />
      <Button
        variant="ghost"
        aria-expanded={limits.isOpen}
        onClick={limits.toggle}
        className="relative aria-expanded:bg-current/10"
      >
        <Icon className="icon-sliders-horizontal max-[93.75rem]:hidden" />
        Limits
        {on > 0 && (
          // On the edge, so that nothing moves.
          <span className="absolute top-0 -right-2.5 grid size-5 place-items-center rounded-full bg-ink font-mono text-paper text-xs">
            {on}
            <span className="sr-only"> on</span>
          </span>
        )}
      </Button>
    </div>
  );
}

export function Player() {
  const { player } = useShared();
  const { isPlaying, seconds, setSeconds, toggle } = player;
  return (
    <div className="flex noscript:hidden items-center gap-1">
      <Button icon={isPlaying ? "icon-pause" : "icon-play"} variant="ghost" onClick={toggle}>
        {isPlaying ? "Pause" : "Play"}
      </Button>
      <PillSelect
        label="every"
        value={String(seconds)}
        options={SECONDS.map((each) => ({ value: String(each), label: countOf(each, "second") }))}
        onChange={(value) => setSeconds(Number(value))}
      />
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

export function CountField() {
  const { state, setCount, previewCount } = useShared();
  const { count } = state;
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (text = draft) => {
    const value = Number.parseInt((text ?? "").normalize("NFKC"), 10);
    setDraft(null);
    if (!Number.isNaN(value) && value !== count) setCount(value);
  };
  const field = useEarlyText(draft ?? count, (text, isFocused) => (isFocused ? setDraft(text) : settle(text)));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key === "Enter") settle();
    if (key === "Escape" && draft !== null) {
      event.preventDefault();
      setDraft(null);
    }
    const step = STEPS[key];
    if (!step || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    setDraft(null);
    previewCount((Number.parseInt(draft ?? "", 10) || count) + step);
  };
  return (
    <fieldset aria-label="How many colors" className="flex shrink-0 items-center rounded-control bg-well">
      <IconButton name="One fewer color" isDisabled={count <= MIN_COUNT} onClick={() => setCount(count - 1)}>
        <Icon className="icon-minus" />
      </IconButton>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        aria-label="Number of colors, 1 to 100"
        value={draft ?? count}
        onChange={({ target }) => setDraft(target.value.normalize("NFKC").replace(/\D/g, "").slice(0, 3))}
        onFocus={({ target }) => target.select()}
        onBlur={() => settle()}
        onKeyDown={onKeyDown}
        className="w-[3.5ch] self-stretch rounded-swatch bg-transparent text-center font-[550] pointer-coarse:text-base text-sm tabular-nums"
      />
      <span aria-hidden className="text-ink-2 text-sm">
        {count === 1 ? "color" : "colors"}
      </span>
      <IconButton name="One more color" isDisabled={count >= MAX_COUNT} onClick={() => setCount(count + 1)}>
        <Icon className="icon-plus" />
      </IconButton>
    </fieldset>
  );
}

const FORMATS: readonly { format: ListFormat; label: string; what: string }[] = [
  { format: "list", label: "A list, one color per line", what: "a list" },
  { format: "json", label: "JSON with names", what: "JSON" },
  { format: "csv", label: "CSV with names", what: "CSV" },
];

export function CopyAll() {
  const { colors, nameOf } = useShared();
  const copy = ({ currentTarget }: MouseEvent, format: ListFormat, what: string) => {
    closePopover(currentTarget);
    const swatches = colors.map((color) => ({ color, name: nameOf(color) }));
    void copyText(writeList(swatches, format), `${colors.length} as ${what}`);
  };
  return (
    <Popover
      label="Copy all colors"
      align="end"
      className="p-1.5"
      trigger={(props) => (
        <Button icon="icon-copy" {...props} className="noscript:hidden">
          Copy all
        </Button>
      )}
    >
      {FORMATS.map(({ format, label, what }) => (
        <button
          key={format}
          type="button"
          onClick={(event) => copy(event, format, what)}
          className="flex min-h-9 pointer-coarse:min-h-11 w-full items-center rounded-[7px] px-2.5 text-left text-sm hover:bg-well focus-visible:-outline-offset-2"
        >
          {label}
        </button>
      ))}
    </Popover>
  );
}
