import { useState } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { printPlain } from "#color/text/print.ts";
import { type State, setText } from "./model.ts";

/** After this a text is one that a person may want to come back to. */
const REST_MS = 900;

/** The one box: what is typed in it is asked at once, and one step of undo when it comes to rest. */
export function useBox({ state, preview, commit }: ToolControls<State>, wake: () => void) {
  const value = textOf(state);
  const [draft, setDraft] = useState<{ text: string; for: string } | null>(null);
  const timer = useTimer();

  const type = (text: string) => {
    wake();
    const next = setText(state, text);
    setDraft({ text, for: textOf(next) });
    timer.stop();
    if (next === state) return;
    preview(setText, text);
    timer.start(commit, REST_MS);
  };
  const input = useEarlyText(value, type);
  return {
    input,
    /** Also blank text and blanks at the ends, as long as nothing else has changed the state. */
    value: draft?.for === value ? draft.text : value,
    type,
    /** The end of typing. A box that was emptied shows again what is asked. */
    rest: () => {
      timer.stop();
      commit();
      if (draft?.text.trim() === "") setDraft(null);
    },
  };
}

/** What the box says where nothing is being typed. */
function textOf({ text, colors }: State): string {
  return text === "" ? colors.map(printPlain).join(", ") : text;
}
