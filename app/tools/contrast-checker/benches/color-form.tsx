import type { KeyboardEvent, ReactNode } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { useTimer } from "#app/ui/use-timer.ts";
import type { Color } from "#color/color.ts";
import { printPlain } from "#color/text/print.ts";
import { model } from "../model.ts";
import { type ColorKey, changeLightness, colorOf, type State, setColor } from "../state.ts";

/** The label and form field name of each color. */
const FIELDS: Record<ColorKey, readonly [label: string, name: string]> = {
  text: ["Text", "fg"],
  background: ["Background", "bg"],
  link: ["Link", "link"],
  hover: ["Link, hovered", "hover"],
  focus: ["Focus ring", "focus"],
};

/** On wide screens the panel opens next to the column of numbers instead of covering it. */
export const NUMBERS_COLUMN = "[anchor-name:--contrast-numbers]";
const BESIDE_NUMBERS =
  "lg:[position-anchor:--contrast-numbers]! lg:[position-area:left_span-all]! lg:[align-self:center]! lg:[position-try-fallbacks:none]! lg:mx-3";

/** Typing ends after this pause. */
const REST_MS = 700;
export const LIGHTNESS_STEP = 0.01;
const LARGE_LIGHTNESS_STEP = 0.1;
const SIGNS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

type Props = { controls: ToolControls<State>; of: ColorKey };

/** In the field, ↑ and ↓ make the color lighter or darker. */
export function ColorRow({ controls: { state, preview, commit }, of }: Props) {
  const color = colorOf(state, of);
  const [label, name] = FIELDS[of];
  const timer = useTimer();
  const onPreview = (next: Color) => preview(setColor, of, next);
  const change = (next: Color) => {
    onPreview(next);
    timer.start(commit, REST_MS);
  };
  const commitNow = () => {
    if (!timer.isRunning()) return;
    timer.stop();
    commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const sign = SIGNS[key];
    if (!sign || altKey || ctrlKey || metaKey || !(target instanceof HTMLInputElement) || target.name !== name) return;
    event.preventDefault();
    // Ends typing, because the typed text would otherwise hide the new color.
    target.dispatchEvent(new window.KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    change(changeLightness(color, sign * (shiftKey ? LARGE_LIGHTNESS_STEP : LIGHTNESS_STEP)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div className="flex items-start" onKeyDown={onKeyDown} onBlur={commitNow}>
      <ColorInput
        {...{ label, name, onPreview }}
        onCommit={commit}
        value={printPlain(color)}
        onChange={change}
        className="mr-1 min-w-0 grow"
        panelClassName={BESIDE_NUMBERS}
      />
      {/* Next to the field, below its label. */}
      <div className="mt-[28px] flex h-11 items-center text-ink-2 max-sm:-mr-2">
        <CopyColorButton color={color} className="max-[25rem]:hidden" />
        <KeepButton color={color} />
      </div>
    </div>
  );
}

type KeptProps = {
  state: State;
  /** The address keys that the form's own fields cover. */
  except: readonly string[];
};

/** Hidden fields that keep the rest of the state when the form is submitted without JavaScript. */
export function KeptState({ state, except }: KeptProps) {
  return [...model.write(state)]
    .filter(([key]) => !except.includes(key))
    .map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />);
}

type FormProps = KeptProps & { className: string; children: ReactNode };

/** A form, so that checking colors also works without JavaScript. */
export function ColorForm({ className, children, ...kept }: FormProps) {
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()} className={className}>
      <KeptState {...kept} />
      {children}
    </form>
  );
}

export function CheckButton({ className = "" }: { className?: string }) {
  return (
    <span className={`noscript:block hidden ${className}`}>
      <Button type="submit" variant="primary">
        Check
      </Button>
    </span>
  );
}
