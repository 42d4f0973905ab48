import { type ComponentProps, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import type { useForm } from "./use-form.ts";

type Props<Name extends string> = Omit<ComponentProps<typeof Input>, "type" | "suffix" | "form"> & {
  form: Pick<ReturnType<typeof useForm<Name>>, "field" | "errors">;
  name: Name;
  label: string;
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at. */
export function PasswordField<Name extends string>({ form, name, label, ...rest }: Props<Name>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={form.errors[name]}>
      <Input
        {...form.field(name)}
        {...rest}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        suffix={
          <IconButton
            name={isShown ? "Hide password" : "Show password"}
            size="sm"
            className="-mr-2"
            // The field keeps the focus, and the caret its place.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <Icon className="icon-eye-off" /> : <Icon className="icon-eye" />}
          </IconButton>
        }
      />
    </Field>
  );
}
