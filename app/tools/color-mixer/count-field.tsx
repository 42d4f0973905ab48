import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useEarlyText } from "#app/ui/use-early.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWheel } from "#app/ui/use-wheel.ts";
import { countOf } from "#color/words/count.ts";
import { addParts, readCount, setCount } from "./changes.ts";
import { type BaseColor, FORM_ID, MAX_COUNT } from "./state.ts";
import type { Bench } from "./use-bench.ts";

type Props = { bench: Bench; place: number; label: string; typing: CountDraft; problemId: string };
type CountDraft = ReturnType<typeof useCountDraft>;

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, "+": 1, "-": -1, PageUp: 5, PageDown: -5 };
/** Wheel events within this time are one undo step. */
const WHEEL_REST_MS = 500;

/** Accepts typing, the arrow keys, plus and minus, and the mouse wheel while focused. */
export function CountField({ bench, place, label, typing, problemId }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { count, draft, isBad, type, step, settle, onKeyDown } = typing;
  // A step by key selects the number, so that typed digits replace it.
  useLayoutEffect(() => {
    if (draft === null && document.activeElement === field.current && count >= 0) field.current?.select();
  }, [draft, count]);
  const takeEarly = (text: string, isFocused: boolean) => {
    type(text);
    if (!isFocused) bench.controls.commit();
  };
  useEarlyText(draft ?? count, takeEarly, field);
  useCountWheel(field, step, bench.controls.commit);
  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      role="spinbutton"
      name="count"
      form={FORM_ID}
      data-count={place}
      autoComplete="off"
      aria-label={label}
      aria-valuenow={count}
      aria-valuemin={0}
      aria-valuemax={MAX_COUNT}
      aria-invalid={isBad || undefined}
      aria-describedby={isBad ? problemId : undefined}
      value={draft ?? count}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={settle}
      onKeyDown={onKeyDown}
      className="relative h-8 pointer-coarse:h-11 w-11 min-w-0 rounded-swatch border border-transparent bg-transparent text-center font-mono font-semibold text-base hover:border-current/45 focus-visible:outline-current aria-invalid:border-current"
    />
  );
}

/** `draft` is the text being typed; null while the field shows the count. `problem` says what is wrong with it. */
export function useCountDraft(bench: Bench, place: number, { color, count }: BaseColor) {
  const { controls, announce } = bench;
  const [draft, setDraft] = useState<string | null>(null);
  const [lastCount, setLastCount] = useState(count);
  const isBad = draft !== null && draft.trim() !== "" && readCount(draft) === null;
  if (count !== lastCount) {
    setLastCount(count);
    if (draft !== null && readCount(draft) !== count) setDraft(null);
  }
  const problem =
    isBad && draft.trim() !== "-"
      ? `That isn't a number. ${countOf(count, "part")} ${count === 1 ? "stays" : "stay"}.`
      : "";
  const step = (by: number) => {
    setDraft(null);
    changeParts(bench, place, by, true);
  };
  const type = (text: string) => {
    setDraft(text);
    const next = readCount(text);
    if (next === null) return;
    controls.preview(setCount, place, next);
    announce(next === MAX_COUNT ? `${MAX_COUNT} parts is the maximum.` : "", { color, count: next });
  };
  const settle = () => {
    controls.commit();
    // Invalid text stays, along with the error, until it is typed over.
    if (!isBad) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key];
    if (by !== undefined) step(by);
    else if (event.key === "Enter") settle();
    else if (event.key === "Escape" && draft !== null) setDraft(null);
    else return;
    event.preventDefault();
  };
  return { count, draft, isBad, problem, type, step, settle, onKeyDown };
}

function useCountWheel(field: RefObject<HTMLInputElement | null>, step: (by: number) => void, commit: () => void) {
  const timer = useTimer();
  useWheel(field, (event) => {
    if (document.activeElement !== field.current || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    step(event.deltaY < 0 ? 1 : -1);
    timer.start(commit, WHEEL_REST_MS);
  });
}

/** Shows a message at a limit. With `isPreview`, the change is part of a gesture that is committed later. */
export function changeParts(bench: Bench, place: number, by: number, isPreview = false) {
  const { controls, state, announce, labelOf } = bench;
  const base = state.baseColors[place];
  if (!base) return;
  const next = addParts(state, place, by).baseColors[place] ?? base;
  if (by > 0 && next.count === MAX_COUNT) announce(`${labelOf(base.color)} has ${MAX_COUNT} parts, the maximum.`, next);
  else if (by < 0 && base.count === 0) announce(`There is no ${labelOf(base.color)} to remove.`, next);
  else announce("", next);
  if (next.count === base.count) return;
  if (isPreview) controls.preview(addParts, place, by);
  else controls.apply(addParts, place, by);
}
