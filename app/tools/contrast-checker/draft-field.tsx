import type { KeyboardEvent, ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";

type Props = {
  label: string;
  aside?: ReactNode;
  hint: string;
  error: ReactNode;
  name: string;
  rows: number;
  /** What is typed, while it is; null where the field says what is there. */
  draft: string | null;
  printed: string;
  /** Null where a person gave up what they typed. */
  onDraft: (draft: string | null) => void;
  /** The end of typing: Enter, or another place has the focus. */
  onSettle: (draft: string) => void;
};

/** Several lines; Enter takes the text and Escape gives it up. */
export function DraftField({ name, rows, draft, printed, onDraft, onSettle, ...field }: Props) {
  const settle = () => draft !== null && onSettle(draft);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      settle();
    }
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault();
      onDraft(null);
    }
  };
  return (
    <Field {...field}>
      <Textarea
        {...{ name, rows, onKeyDown }}
        isMono
        value={draft ?? printed}
        onChange={({ target }) => onDraft(target.value)}
        onBlur={settle}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}
