import { type RefObject, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { isNarrowed, NO_PROJECT, SORTS } from "./filter.ts";
import { NearField } from "./near-field.tsx";
import { TagFilter } from "./tag-filter.tsx";
import type { Finder } from "./use-finder.ts";
import { SORT_LABELS } from "./words.ts";

type Props = { finder: Finder; search: RefObject<HTMLInputElement | null> };

/** What narrows and orders the list: words, a color, a project, tags. */
export function FilterBar({ finder, search }: Props) {
  const { kind, filter, near, projects, tags, type, choose } = finder;
  // On phones the items come first.
  const [isOpen, setIsOpen] = useState(isNarrowed(filter));
  const folded = isOpen ? "" : "max-sm:hidden";
  const foldedField = `max-sm:col-span-2 ${folded}`;
  return (
    <search aria-label={`Find ${kind}`} className="grid gap-4">
      <div
        className={`grid grid-cols-[1fr_auto] items-start gap-4 sm:grid-cols-2 ${projects.length > 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        <Field label="Search">
          <Input
            ref={search}
            type="search"
            value={filter.text}
            onChange={({ target }) => type({ text: target.value })}
            placeholder="Name, tag, code"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            prefix={<Icon className="icon-search" />}
          />
        </Field>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="min-h-11 self-end sm:hidden">
          Filter
        </Button>
        <NearField finder={finder} className={foldedField} />
        <Choice
          label="Order"
          value={filter.sort}
          options={SORTS.map((id) => ({ id, name: near && id === "newest" ? "Nearest first" : SORT_LABELS[id] }))}
          onChoose={(value) => choose({ sort: SORTS.find((sort) => sort === value) ?? "newest" })}
          className={foldedField}
        />
        {projects.length > 0 && (
          <Choice
            label="Project"
            value={filter.project}
            options={[{ id: "", name: "All" }, ...projects, { id: NO_PROJECT, name: "In no project" }]}
            onChoose={(project) => choose({ project })}
            className={foldedField}
          />
        )}
      </div>
      <TagFilter tags={tags} chosen={filter.tags} onChoose={(chosen) => choose({ tags: chosen })} className={folded} />
    </search>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
  className: string;
};

function Choice({ label, value, options, onChoose, className }: ChoiceProps) {
  return (
    <Field label={label} className={className}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
