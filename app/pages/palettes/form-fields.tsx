import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { type Filter, REACHES, SORTS } from "./filter.ts";
import { SORT_LABELS } from "./words.ts";

/** What the form sends along of the links beside it. */
export function HiddenFields({ filter: { count, tags, view } }: { filter: Filter }) {
  return (
    <>
      {count && <input type="hidden" name="n" value={count} />}
      {tags.map((tag) => (
        <input key={tag} type="hidden" name="tag" value={tag} />
      ))}
      {view !== "strip" && <input type="hidden" name="view" value={view} />}
    </>
  );
}

type Props = { filter: Filter; onChoose: (change: Partial<Filter>) => void };

export function ReachAndOrder({ filter: { near, reach, sort }, onChoose }: Props) {
  return (
    <>
      <Choice
        label="Within"
        name="within"
        value={String(reach)}
        options={REACHES.map((each) => [String(each), `ΔE ${each}`])}
        onChoose={(value) => onChoose({ reach: Number(value) })}
        className="lg:w-28"
      />
      <Choice
        label="Order"
        name="sort"
        value={sort}
        options={SORTS.map((each) => [each, near && each === "curated" ? "Nearest first" : SORT_LABELS[each]])}
        onChoose={(value) => onChoose({ sort: SORTS.find((each) => each === value) ?? "curated" })}
        className="lg:w-48"
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
  className: string;
};

function Choice({ label, name, value, options, onChoose, className }: ChoiceProps) {
  return (
    <Field label={label} className={className}>
      <Select name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
