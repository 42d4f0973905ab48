import type { ComponentProps } from "react";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useOpeningFocus } from "./use-opening-focus.ts";

type Props = {
  /** Its name and handlers, from the form. */
  field: ComponentProps<typeof Input>;
  error: string | undefined;
  /** What was typed in the view before. */
  email: string | undefined;
};

/** The first field of a view, which takes the focus when the view opens. */
export function EmailField({ field, error, email }: Props) {
  const opening = useOpeningFocus<HTMLInputElement>();
  return (
    <Field label="Email" error={error}>
      <Input
        {...field}
        ref={opening}
        type="email"
        autoComplete="username"
        placeholder="you@studio.com"
        defaultValue={email}
      />
    </Field>
  );
}
