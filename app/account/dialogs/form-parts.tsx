import type { ComponentProps, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "../alert.tsx";
import { FormField, focusOnOpen } from "../form-field.tsx";
import type { Form } from "../use-form.ts";

type Props<Name extends string> = {
  form: Form<Name>;
  button: string;
  busyText: string;
  /** The service's answer, if it needs more than a plain failure message. */
  answer?: ReactNode;
  children: ReactNode;
};

export function DialogForm<Name extends string>({ form, button, busyText, answer, children }: Props<Name>) {
  return (
    <form {...form.formProps} className="grid gap-4.5">
      {children}
      {answer ?? <Alert>{form.message?.text}</Alert>}
      <Button type="submit" variant="brand" size="lg" isBusy={form.isBusy} className="w-full">
        {form.isBusy ? busyText : button}
      </Button>
    </form>
  );
}

type EmailForm = ComponentProps<typeof FormField<"email">>["form"];

/** The first field of a view, focused when the view opens. `email` was typed in the previous view. */
export function EmailField({ form, email }: { form: EmailForm; email: string | undefined }) {
  return (
    <FormField
      form={form}
      name="email"
      label="Email"
      ref={focusOnOpen}
      type="email"
      autoComplete="username"
      placeholder="you@studio.com"
      defaultValue={email}
    />
  );
}

export function TextButton(props: Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      type="button"
      {...props}
      className="rounded-[3px] pointer-coarse:py-2.5 font-semibold underline decoration-transparent underline-offset-[0.2em] hover:decoration-current"
    />
  );
}
