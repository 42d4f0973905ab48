// When a form says what is wrong with it. Pure, so that the triggers of the specification can be tested one by one.

export type Trigger = "blur" | "change";
export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type FieldRule<Name extends string> = {
  /** What is wrong, or null; `values` are all fields of the form. */
  check: (text: string, values: Values<Name>) => string | null;
  on: readonly Trigger[];
};
export type Rules<Name extends string> = Readonly<Record<Name, readonly FieldRule<NoInfer<Name>>[]>>;
export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The first rule of that trigger that is broken; on submit all rules count. */
function checkField<Name extends string>(
  rules: Rules<Name>,
  name: NoInfer<Name>,
  values: Values<NoInfer<Name>>,
  trigger: Trigger | "submit",
): string | null {
  for (const { check, on } of rules[name]) {
    const error = trigger === "submit" || on.includes(trigger) ? check(values[name], values) : null;
    if (error) return error;
  }
  return null;
}

/** A field was left. */
export function afterBlur<Name extends string>(
  rules: Rules<Name>,
  errors: Errors<NoInfer<Name>>,
  name: NoInfer<Name>,
  values: Values<NoInfer<Name>>,
) {
  return withError(errors, name, checkField(rules, name, values, "blur"));
}

/**
 * A field was changed. An error on screen is updated at once; a new one waits for a pause, so that a single letter is not
 * reported as a bad address. Fields that follow this one and are filled (a repeated
 * password) are looked at again with it.
 */
export function afterChange<Name extends string>(
  rules: Rules<Name>,
  errors: Errors<NoInfer<Name>>,
  name: NoInfer<Name>,
  values: Values<NoInfer<Name>>,
  hasPaused: boolean,
) {
  let next = errors;
  const fields = Object.keys(rules) as Name[];
  for (const [place, field] of fields.entries()) {
    const follows = place > fields.indexOf(name) && values[field] !== "";
    const isLookedAt = errors[field] !== undefined || (hasPaused && (field === name || follows));
    if (isLookedAt) next = withError(next, field, checkField(rules, field, values, "change"));
  }
  return next;
}

/** Everything that is wrong, in the order of the fields. */
export function afterSubmit<Name extends string>(rules: Rules<Name>, values: Values<NoInfer<Name>>): Errors<Name> {
  let errors = {} as Errors<Name>;
  for (const name of Object.keys(rules) as Name[]) {
    errors = withError(errors, name, checkField(rules, name, values, "submit"));
  }
  return errors;
}

function withError<Name extends string>(errors: Errors<Name>, name: Name, error: string | null): Errors<Name> {
  if ((errors[name] ?? null) === error) return errors;
  const { [name]: _, ...others } = errors as Partial<Record<Name, string>>;
  return (error === null ? others : { ...others, [name]: error }) as Errors<Name>;
}
