import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { parsePasted } from "#color/pasted.ts";
import { type Converter, edit, type FieldId, giveUp, settle, write } from "./model.ts";

/** What an input of the converter needs; spread it on the input. */
export type FieldWiring = ReturnType<ReturnType<typeof useConverter>["wire"]>;

/** How long a person may be in the middle of a word before it is called bad. */
const REPORT_MS = 700;
/** Safari allows 100 changes of the address in 30 seconds. */
const ADDRESS_MS = 350;

/** The state of the page: what came with the address, then what a person types. */
export function useConverter(loaded: Converter, path: string) {
  const [state, setState] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  const [isReported, setIsReported] = useState(isBad(loaded));
  const reporting = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (loaded !== lastLoaded) {
    setLastLoaded(loaded);
    setState(loaded);
    setIsReported(isBad(loaded));
  }
  const take = (text: string) => setState((now) => settle(edit(now, "any", text)));
  useAddress(state.text, loaded.text, path);
  usePasteAnywhere(take);
  useEffect(() => () => clearTimeout(reporting.current), []);

  const set = (next: Converter, reportAfter: number) => {
    setState(next);
    clearTimeout(reporting.current);
    if (!isBad(next) || reportAfter === 0) setIsReported(isBad(next));
    else reporting.current = setTimeout(() => setIsReported(true), reportAfter);
  };
  return {
    state,
    /** The field whose text is bad, once a person had the time to finish it. */
    badField: isReported && isBad(state) ? state.draft?.field : undefined,
    /** Takes a color that comes from elsewhere than a field: a picker, the clipboard. */
    take,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      set(settle(state), 0);
    },
    wire: (field: FieldId, printed: string) => ({
      value: state.draft?.field === field ? state.draft.text : printed,
      onChange: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
        const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
        set(edit(state, field, currentTarget.value), isPasted ? 0 : REPORT_MS);
      },
      onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
        // A whole color replaces what is in the field, wherever the cursor is.
        if (isWholeColor(clipboardData.getData("text"))) currentTarget.select();
      },
      onBlur: () => set(settle(state), 0),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !state.draft) return;
        event.preventDefault();
        set(giveUp(state), 0);
      },
    }),
  };
}

/** Keeps the address close behind the color, without a navigation. */
function useAddress(text: string, loadedText: string, path: string) {
  const written = useRef(loadedText);
  useEffect(() => {
    written.current = loadedText;
  }, [loadedText]);
  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      const query = write({ text }).toString();
      history.replaceState(history.state, "", query ? `${path}?${query}` : path);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [text, path]);
}

/** A color pasted while no field has the focus is taken too. */
function usePasteAnywhere(take: (text: string) => void) {
  useEffect(() => {
    const onPaste = (event: globalThis.ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
      const text = event.clipboardData?.getData("text") ?? "";
      if (parsePasted(text)) take(text);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });
}

/** Bare digits may be a part of a color as well as a color, so they are pasted where the cursor is. */
function isWholeColor(text: string) {
  return !/^[\s\d.,%]*$/.test(text) && parsePasted(text) !== null;
}

function isBad({ draft }: Converter) {
  return draft?.isBad === true;
}
