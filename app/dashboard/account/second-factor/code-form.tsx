import { type FormEvent, type ReactNode, useState } from "react";
import { Answer } from "#app/account/answer.tsx";
import { focusOnOpen } from "#app/account/form-field.tsx";
import { isAppCode, withoutSpaces } from "#app/account/form-rules.ts";
import type { Task } from "#app/account/use-task.ts";
import { TextField } from "#app/ui/fields.tsx";
import { FormFoot } from "../section.tsx";

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

export function CodeForm(props: Props) {
  const { label, hint, takesRecovery = false, submitLabel, task, onSubmit, onCancel } = props;
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = withoutSpaces(text);
    if (code === "") return setError("Please enter a code");
    if (!takesRecovery && !isAppCode(code)) return setError("A code has 6 digits");
    setError("");
    onSubmit(code);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={label}
        hint={hint}
        error={error}
        ref={focusOnOpen}
        isMono
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputMode={takesRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
      />
      <Answer message={task.message} />
      <FormFoot onCancel={onCancel} variant="primary" isBusy={task.isBusy}>
        {submitLabel}
      </FormFoot>
    </form>
  );
}
