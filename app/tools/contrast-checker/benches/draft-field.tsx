import type { KeyboardEvent, ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";

type Props = {
  label: string;
  aside?: ReactNode;
  hint: string;
  error: ReactNode;
  name: string;
  rows: number;
  /** The text being typed; null while the field shows the current value. */
  draft: string | null;
  printed: string;
  /** Null if the person canceled typing. */
  onDraft: (draft: string | null) => void;
  /** Called at the end of typing: on Enter or when the field loses focus. */
  onSettle: (draft: string) => void;
};

/** A multiline field; Enter applies the text and Escape cancels it. */
export function DraftField({ name, rows, draft, printed, onDraft, onSettle, ...field }: Props) {
  const shown = draft ?? printed;
  const area = useEarlyText<HTMLTextAreaElement>(shown, onDraft);
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
        ref={area}
        {...{ name, rows, onKeyDown }}
        isMono
        value={shown}
        onChange={({ target }) => onDraft(target.value)}
        onBlur={settle}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}
