import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Input } from "./input.tsx";
import { Options, Select } from "./select.tsx";

/** An Input in a Field; the `className` is for the Field. */
export function TextField(props: FieldProps & Omit<ComponentProps<typeof Input>, "className">) {
  const { label, isLabelHidden, aside, hint, error, className, ...rest } = props;
  return (
    <Field {...{ label, isLabelHidden, aside, hint, error, className }}>
      <Input {...rest} />
    </Field>
  );
}

type SelectFieldProps = FieldProps & Omit<ComponentProps<typeof Select>, "className"> & ComponentProps<typeof Options>;

/** A Select in a Field; the `className` is for the Field. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, aside, hint, error, className, of, ...rest } = props;
  return (
    <Field {...{ label, isLabelHidden, aside, hint, error, className }}>
      <Select {...rest}>
        <Options of={of} />
      </Select>
    </Field>
  );
}
