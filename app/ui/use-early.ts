import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

type Take = (value: string, isFocused: boolean) => void;

/** What fields of the page take when its effects are done: all at once, before one of them can take another away. */
const waiting = new Set<() => void>();

function takeAll() {
  for (const take of waiting) take();
  waiting.clear();
}

/** Text that a person typed before the page came alive: the field shows it, and no event told of it. */
export function useEarlyText(value: string | number, take: Take, input = useRef<HTMLInputElement>(null)) {
  // A field of one line drops line breaks by itself.
  return useEarly(String(value).replace(/[\r\n]/g, ""), take, input, ({ value }) => value);
}

/** The same for a list of options, or for what holds radio buttons. */
export function useEarlyChoice<Control extends HTMLElement>(value: string, take: Take) {
  return useEarly(value, take, useRef<Control>(null), (control) =>
    // A value that is not among the options shows the first of them.
    control.querySelector("[checked], [selected]")
      ? control.querySelector<HTMLInputElement | HTMLOptionElement>(":checked")?.value
      : undefined,
  );
}

/** The same for a checkbox. */
export function useEarlyCheck(isOn: boolean, take: (isOn: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  return useEarly(
    String(isOn),
    (text) => take(text === "true"),
    input,
    ({ checked }) => String(checked),
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
  // Read before anything is drawn again, which would put the value back.
  const readEarly = useEffectEvent(() => {
    const shown = control.current ? read(control.current) : undefined;
    if (shown !== undefined && shown !== first.current) early.current = shown;
  });
  useLayoutEffect(() => readEarly(), []);
  const takeEarly = useEffectEvent(() => {
    // Changed since: by an event, which told of all that the field held.
    if (early.current === null || value !== first.current) return;
    take(early.current, control.current?.contains(document.activeElement) ?? false);
    early.current = null;
  });
  // After the effects of the whole page, which may set up what `take` needs.
  useEffect(() => {
    if (waiting.size === 0) setTimeout(takeAll);
    const take = () => takeEarly();
    waiting.add(take);
    return () => void waiting.delete(take);
  }, []);
  return control;
}
