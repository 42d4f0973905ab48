import { Search } from "lucide-react";
import { type RefObject, useState } from "react";
import type { SavedProject } from "#app/frame/library/library-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { Color } from "#color/color.ts";
import { isNarrowed, type ListFilter, NO_PROJECT, SORTS } from "./filter.ts";
import type { Kind } from "./item.ts";
import { NearField } from "./near-field.tsx";
import { TagFilter } from "./tag-filter.tsx";
import { SORT_LABELS } from "./words.ts";

type Props = {
  kind: Kind;
  filter: ListFilter;
  near: Color | null;
  projects: readonly SavedProject[];
  tags: readonly { tag: string; count: number }[];
  search: RefObject<HTMLInputElement | null>;
  onType: (change: Partial<ListFilter>) => void;
  onChoose: (change: Partial<ListFilter>) => void;
};

/** What narrows and orders the list: words, a color, a project, tags. */
export function FilterBar({ kind, filter, near, projects, tags, search, onType, onChoose }: Props) {
  // On phones the items come first.
  const [isOpen, setIsOpen] = useState(isNarrowed(filter));
  const folded = isOpen ? "" : "max-sm:hidden";
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
            onChange={({ target }) => onType({ text: target.value })}
            placeholder="Name, tag, code"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            prefix={<Search {...ICON} />}
          />
        </Field>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="min-h-11 self-end sm:hidden">
          Filter
        </Button>
        <NearField filter={filter} near={near} onType={onType} className={`max-sm:col-span-2 ${folded}`} />
        <Field label="Order" className={`max-sm:col-span-2 ${folded}`}>
          <Select
            value={filter.sort}
            onChange={({ target }) => onChoose({ sort: SORTS.find((sort) => sort === target.value) ?? "newest" })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {near && sort === "newest" ? "Nearest first" : SORT_LABELS[sort]}
              </option>
            ))}
          </Select>
        </Field>
        {projects.length > 0 && (
          <Field label="Project" className={`max-sm:col-span-2 ${folded}`}>
            <Select value={filter.project} onChange={({ target }) => onChoose({ project: target.value })}>
              <option value="">All</option>
              {projects.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={NO_PROJECT}>In no project</option>
            </Select>
          </Field>
        )}
      </div>
      <TagFilter
        tags={tags}
        chosen={filter.tags}
        onChoose={(chosen) => onChoose({ tags: chosen })}
        className={folded}
      />
    </search>
  );
}
