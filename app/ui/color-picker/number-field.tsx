import { type KeyboardEvent, useState } from "react";
import { decimal } from "#color/text/decimal.ts";
import { commitTaps } from "../commit-taps.ts";
import { useEarlyText } from "../use-early.ts";
import { useOnChange } from "../use-on-change.ts";
import { calculate } from "./arithmetic.ts";
import { channelValue } from "./picker-color.ts";
import { keyMove, movedValue } from "./picker-keys.ts";
import type { PickerChannel } from "./picker-spaces.ts";
import type { Picker } from "./use-picker.ts";

type Props = { picker: Picker; channel: PickerChannel; onNotice: (notice: string) => void; noticeId: string };

/** A channel's number; also accepts simple arithmetic. Up and Down step it; Enter and blur apply typed text. */
export function NumberField(props: Props) {
  const { picker, channel, noticeId } = props;
  const { control, text, isBad, type, settle, onKeyDown } = useTyping(props);
  const input = useEarlyText(text, (typed, isFocused) => {
    type(typed);
    if (!isFocused) settle(typed);
  });
  return (
    <span className="flex h-8 pointer-coarse:h-11 min-w-0 items-center rounded-swatch border border-ink-3 bg-well px-1.5 font-mono text-xs focus-within:outline-2 focus-within:outline-ink hover:border-ink-2 has-aria-invalid:border-bad">
      <input
        ref={input}
        type="text"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={`${channel.name}, number`}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? noticeId : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => commitTaps(event, () => picker.settle(control))}
        onBlur={() => settle()}
        className="w-full min-w-0 flex-1 self-stretch bg-transparent text-right pointer-coarse:text-base outline-none"
      />
      <span aria-hidden className="min-w-[1ch] text-ink-2">
        {channel.unit}
      </span>
    </span>
  );
}

function useTyping({ picker, channel, onNotice }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isBad, setIsBad] = useState(false);
  const { min, max } = channel;
  const value = channelValue(picker.shown, channel);
  const control = `${channel.key} number`;

  const type = (text: string | null) => {
    setDraft(text);
    setIsBad(false);
    onNotice("");
  };
  useOnChange(value, () => isBad && type(null));
  const settle = (text = draft) => {
    const result = text === null ? null : calculate(text.replace(/(?:°|deg)\s*$/, ""), value, min, max);
    if (text !== null) {
      setIsBad(result === null);
      onNotice(noticeOf(result, channel));
    }
    if (result !== null) {
      setDraft(null);
      picker.set(channel, result, control);
    }
    picker.settle(control);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMove(event);
    if (event.key === "Enter") return settle();
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault(); // restores the last good number instead of closing the surrounding dialog
      event.stopPropagation();
      type(null);
    } else if (move !== null && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      const from = (draft === null ? null : calculate(draft, value, min, max)) ?? channelValue(picker.read(), channel);
      type(null);
      picker.set(channel, movedValue(from, move, channel), control);
    }
  };
  return { control, text: draft ?? decimal(value, channel.decimals), isBad, type, settle, onKeyDown };
}

/** The notice for text that is not a number, and for numbers outside the channel's range. */
function noticeOf(value: number | null, { name, min, max, limit = max, decimals, unit, isHue }: PickerChannel) {
  if (value === null) return `${name}: type a number, or a calculation such as +10, *1.1 or 50/2.`;
  if (isHue || (value >= min && value <= limit)) return "";
  return `${name} goes from ${decimal(min, decimals)} to ${decimal(limit, decimals)}${unit}.`;
}
