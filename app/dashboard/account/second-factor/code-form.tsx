import { type FormEvent, type ReactNode, useState } from "react";
import { Alert } from "#app/account/alert.tsx";
import { focusWithMouse } from "#app/account/form-field.tsx";
import type { Task } from "#app/account/use-task.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

type Props = {
  label: string;
  hint?: ReactNode;
  /** Whether recovery codes are accepted as well, which contain letters. */
  takesRecovery?: boolean;
  submitLabel: string;
  task: Task;
  onSubmit: (code: string) => void;
  onCancel: () => void;
};

const APP_CODE = /^\d{6}$/;

export function CodeForm(props: Props) {
  const { label, hint, takesRecovery = false, submitLabel, task, onSubmit, onCancel } = props;
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = text.replace(/\s/g, "");
    if (code === "") return setError("Please enter a code");
    if (!takesRecovery && !APP_CODE.test(code)) return setError("A code has 6 digits");
    setError("");
    onSubmit(code);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={label} hint={hint} error={error}>
        <Input
          ref={focusWithMouse}
          isMono
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputMode={takesRecovery ? "text" : "numeric"}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Alert tone={task.message?.tone}>{task.message?.text}</Alert>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" isBusy={task.isBusy}>
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

export function isAppCode(code: string) {
  return APP_CODE.test(code);
}
