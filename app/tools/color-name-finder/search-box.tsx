import { useState } from "react";
import { LoadFailure } from "#app/late/load-failure.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ScreenPicker } from "#app/ui/color-picker/screen-picker.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AS_TYPED, Input } from "#app/ui/input.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import type { Color } from "#color/color.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { colorNameFinder as tool } from "#content/tools.ts";
import { initial, MAX_TEXT_CHARACTERS, model, type State, setColors, setText } from "./model.ts";

const SHOWN_ON_PHONES = 4;
/** After this pause, a text becomes an undo step that a person may want to go back to. */
const REST_MS = 900;

type Props = {
  box: ReturnType<typeof useBox>;
  controls: ToolControls<State>;
  color: Color;
  error: string;
  /** What was left out of the list. */
  notice: string;
  hasFailed: boolean;
  wake: () => void;
};

const EXAMPLES = ["sea foam", "lavendr", "#0D6986", "dark muted teal", "oklch(0.7 0.15 30)", "navy, gold, ivory"];

/** Without JavaScript this is a plain form. */
export function SearchBox({ box, controls, color, error, notice, hasFailed, wake }: Props) {
  return (
    <search>
      <form
        action={tool.path}
        onSubmit={(event) => {
          event.preventDefault();
          box.rest();
        }}
        className="grid gap-2.5 p-4 md:p-6"
      >
        <input type="hidden" name="l" value={controls.state.list} />
        <Field label="A name, a color value, or several values" hint={notice} error={error}>
          <div className="flex items-center gap-2">
            <Input
              ref={box.input}
              type="search"
              name="q"
              value={box.value}
              maxLength={MAX_TEXT_CHARACTERS}
              {...AS_TYPED}
              enterKeyHint="search"
              onFocus={wake}
              onChange={({ target }) => box.type(target.value)}
              onBlur={box.rest}
              prefix={<Icon className="icon-search" />}
              suffix={<Shortcut />}
              className="min-h-14 min-w-0 flex-1 [&_input]:text-lg"
            />
            <Button type="submit" variant="primary" size="lg" className="scripting:hidden min-h-14">
              Find
            </Button>
            <span className="noscript:hidden">
              <ScreenPicker
                hex={printHex(color)}
                onChange={(picked) => controls.apply(setColors, [picked])}
                onPreview={(picked) => controls.preview(setColors, [picked])}
                onEnd={controls.commit}
              />
            </span>
          </div>
        </Field>
        {hasFailed && <LoadFailure what="The list of names" onRetry={wake} />}
        <Examples />
      </form>
    </search>
  );
}

function Examples() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-ink-2">Try</span>
      {EXAMPLES.map((example, place) => (
        <a
          key={example}
          href={`${tool.path}${queryOf(model, setText(initial, example))}`}
          data-keep-scroll
          className={`rounded-[3px] pointer-coarse:py-2 underline decoration-[1.5px] decoration-line-2 underline-offset-[0.2em] hover:decoration-current ${place < SHOWN_ON_PHONES ? "" : "max-sm:hidden"}`}
        >
          {example}
        </a>
      ))}
    </p>
  );
}

function Shortcut() {
  return (
    <span className="hidden noscript:hidden pointer-fine:md:inline">
      <Kbd>/</Kbd>
    </span>
  );
}

/** Searches on every keystroke and adds one undo step when typing pauses. */
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
    /** Keeps blank text and surrounding spaces until something else changes the state. */
    value: draft?.for === value ? draft.text : value,
    type,
    /** Ends typing. An emptied box shows the current query again. */
    rest: () => {
      timer.stop();
      commit();
      if (draft?.text.trim() === "") setDraft(null);
    },
  };
}

/** The content of the box when not typing. */
function textOf({ text, colors }: State): string {
  return text === "" ? colors.map(printPlain).join(", ") : text;
}
