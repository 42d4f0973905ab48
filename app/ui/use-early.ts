import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

type Take = (value: string, isFocused: boolean) => void;

/** Callbacks run together after the page's effects, before one field's change can remove another field. */
const waiting = new Set<() => void>();

function takeAll() {
  for (const take of waiting) take();
  waiting.clear();
}

/** Takes text typed before hydration: the field shows it, but no event was handled. */
export function useEarlyText<Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  value: string | number,
  take: Take,
  input: RefObject<Control | null> = useRef<Control>(null),
) {
  return useEarly(String(value), take, input, ({ value }) => value);
}

/** `useEarlyText` for a select, or for a group of radio buttons. */
export function useEarlyChoice<Control extends HTMLElement>(value: string, take: Take) {
  return useEarly(value, take, useRef<Control>(null), (control) =>
    // If the value is not among the options, the browser shows the first one.
    control.querySelector("[checked], [selected]")
      ? control.querySelector<HTMLInputElement | HTMLOptionElement>(":checked")?.value
      : undefined,
  );
}

/** `useEarlyText` for a checkbox. */
export function useEarlyCheck(isOn: boolean, take: (isOn: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  return useEarly(
    String(isOn),
    (text) => take(text === "true"),
    input,
    ({ checked }) => String(checked),
  );
}

/** `useEarlyText` for a slider. */
export function useEarlySlide(value: number, take: (value: number) => void) {
  return useEarly(
    String(value),
    (text) => take(Number(text)),
    useRef<HTMLInputElement>(null),
    (slider) => {
      const untouched = slider.cloneNode() as HTMLInputElement;
      untouched.value = slider.defaultValue; // rounded to a step by the browser
      return slider.value === untouched.value ? undefined : slider.value;
    },
  );
}

function useEarly<Control extends HTMLElement>(
  value: string,
  take: Take,
  control: RefObject<Control | null>,
  read: (control: Control) => string | undefined,
) {
  const early = useRef<string>(null);
  const first = useRef(value);
  // Read before the next render, which would reset the value.
  const readEarly = useEffectEvent(() => {
    const shown = control.current ? read(control.current) : undefined;
    if (shown !== undefined && inOneLine(shown) !== inOneLine(first.current)) early.current = shown;
  });
  useLayoutEffect(() => readEarly(), []);
  const takeEarly = useEffectEvent(() => {
    // If the value has changed since, an event has already reported the field's content.
    if (early.current === null || value !== first.current) return;
    take(early.current, control.current?.contains(document.activeElement) ?? false);
    early.current = null;
  });
  // Runs after the effects of the whole page, which might set up what `take` needs.
  useEffect(() => {
    if (waiting.size === 0) setTimeout(takeAll);
    const take = () => takeEarly();
    waiting.add(take);
    return () => void waiting.delete(take);
  }, []);
  return control;
}

/** Single-line fields drop line breaks. */
function inOneLine(text: string): string {
  return text.replace(/[\r\n]/g, "");
}
