import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { describeFailure } from "./failure-text.ts";
import { afterBlur, afterChange, afterSubmit, type FieldRule } from "./form-rules.ts";
import { useTask } from "./use-task.ts";

const PAUSE_MS = 500;

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Options<Name extends string> = {
  rules: Readonly<Record<Name, readonly FieldRule[]>>;
  /** Called if all rules pass, one call at a time. A returned text means success. `isShown` is for after a wait. */
  submit: (values: Values<Name>, isShown: () => boolean) => Promise<unknown>;
  describe?: (failure: unknown) => string;
};
export type Form<Name extends string> = ReturnType<typeof useForm<Name>>;

/**
 * A form with uncontrolled fields, so that password managers, pasting and autofill work, and a failure keeps what was
 * typed. Each field is an `<input {...form.field("email")}>` in a Field with `form.errors.email`.
 */
export function useForm<Name extends string>({ rules, submit, describe = describeFailure }: Options<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, message, run } = useTask(describe);
  const pause = useTimer();
  const afterPress = useAfterPress();

  const read = () => readValues(form.current, rules) as Values<Name>;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { name } = currentTarget;
    setErrors((old) => afterChange(rules, old, name, read(), false));
    pause.start(() => setErrors((old) => afterChange(rules, old, name, read(), true)), PAUSE_MS);
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const { name } = currentTarget;
    if (document.activeElement === currentTarget) return; // the window lost the focus, not the field
    afterPress(() => {
      pause.stop();
      if (form.current) setErrors((old) => afterBlur(rules, old, name, read()));
    });
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    pause.stop();
    const values = read();
    const found = afterSubmit(rules, values);
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) return fieldOf(form.current, first)?.focus();
    await run(() => submit(values, () => form.current !== null));
  };
  return {
    errors: errors as Readonly<Partial<Record<Name, string>>>,
    /** The result or error of the last `submit`, until the next one. */
    message,
    isBusy,
    read,
    /** Every rule refuses an empty field. */
    field: (name: Name) => ({ name: name as string, onChange, onBlur, "aria-required": rules[name].length > 0 }),
    formProps: { ref: form, onSubmit, noValidate: true, method: "post" } as const,
  };
}

/**
 * An error under a field pushes down what is below it. If a click took the focus from the field, the error waits until
 * the click ends, or the button would move away from under the pointer and the click would be lost.
 */
function useAfterPress() {
  const waiting = useRef<(() => void)[] | null>(null);
  const begin = () => {
    if (waiting.current === null) waiting.current = [];
  };
  const end = () =>
    setTimeout(() => {
      const acts = waiting.current ?? [];
      waiting.current = null;
      for (const act of acts) act();
    });
  useWindowEvent("pointerdown", begin, { capture: true });
  // While a context menu is open, macOS and Linux send no pointerup.
  useWindowEvent(["pointerup", "pointercancel", "contextmenu"], end, { capture: true });
  return (act: () => void) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  };
}

function readValues(form: HTMLFormElement | null, rules: object): Values<string> {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, fieldOf(form, name)?.value ?? ""]));
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  return form?.elements.namedItem(name) as HTMLInputElement | null | undefined;
}
