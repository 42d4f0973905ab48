import { type ComponentProps, useState } from "react";
import { TextField } from "#app/ui/fields.tsx";
import { focusFirst } from "#app/ui/focus-first.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Form } from "./use-form.ts";

type Props<Name extends string> = Omit<ComponentProps<typeof TextField>, "form"> & {
  form: Pick<Form<Name>, "field" | "errors">;
  name: Name;
};

export function FormField<Name extends string>({ form, name, ...rest }: Props<Name>) {
  return <TextField error={form.errors[name]} {...form.field(name)} {...rest} />;
}

type PasswordProps<Name extends string> = Props<Name> & { autoComplete: "current-password" | "new-password" };

export function PasswordField<Name extends string>(props: PasswordProps<Name>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          icon={isShown ? "icon-eye-off" : "icon-eye"}
          name={isShown ? "Hide password" : "Show password"}
          size="sm"
          className="-mr-2"
          // Keeps the focus in the field and the caret in place.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

/** For a code from an email or an authenticator app. */
export function CodeField<Name extends string>(props: Props<Name>) {
  return <FormField {...props} isMono inputMode="numeric" autoComplete="one-time-code" />;
}

/** Tells password managers whose password it is. */
export function HiddenAddress({ address }: { address: string }) {
  return <input type="email" name="username" autoComplete="username" value={address} readOnly hidden />;
}

/**
 * Ref for the first control of a view, which takes the focus when the view opens. On touch screens, a field does not: the
 * keyboard would cover half of the view.
 */
export function focusOnOpen(element: HTMLElement | null) {
  if (element instanceof HTMLInputElement && !matchMedia("(pointer: fine)").matches) return;
  focusFirst(element); // if the dialog around it opens only now
  element?.focus();
}
