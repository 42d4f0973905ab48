/** The options of a `Segmented` or `PillSelect`, in the order of the labels. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
