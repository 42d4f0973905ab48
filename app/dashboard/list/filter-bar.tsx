import { type RefObject, useState } from "react";
import { LateHexSwatch } from "#app/frame/color-panel/late-hex-swatch.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { AS_TYPED } from "#app/ui/input.tsx";
import { printHex } from "#color/text/print.ts";
import { isNarrowed, MAX_TEXT_CHARACTERS, NO_PROJECT, readSort, SORTS } from "./filter.ts";
import type { Finder } from "./use-finder.ts";

/** More tags are hidden behind a button. */
const MAX_SHOWN = 12;
const CHIP =
  "flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-full border border-line-2 px-3 text-sm hover:border-ink-3 " +
  "aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11 " +
  "forced-colors:aria-pressed:outline-2";

type Props = { finder: Finder; search: RefObject<HTMLInputElement | null> };

export function FilterBar({ finder, search }: Props) {
  const { kind, filter, near, projects, type, choose } = finder;
  // On phones, the items come first.
  const [isOpen, setIsOpen] = useState(isNarrowed(filter));
  const folded = isOpen ? "" : "max-sm:hidden";
  const foldedField = `max-sm:col-span-2 ${folded}`;
  return (
    <search aria-label={`Find ${kind}`} className="grid gap-4 print:hidden">
      <div
        className={`grid grid-cols-[1fr_auto] items-start gap-4 sm:grid-cols-2 ${projects.length > 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        <TextField
          label="Search"
          ref={search}
          type="search"
          value={filter.text}
          onChange={({ target }) => type({ text: target.value })}
          placeholder="Name, tag, code"
          maxLength={MAX_TEXT_CHARACTERS}
          {...AS_TYPED}
          prefix={<Icon className="icon-search" />}
        />
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="min-h-11 self-end sm:hidden">
          Filter
        </Button>
        <NearField finder={finder} className={foldedField} />
        <SelectField
          label="Sort by"
          value={filter.sort}
          of={Object.entries(SORTS).map(([id, name]) => [id, near && id === "newest" ? "Nearest first" : name])}
          onChange={({ target }) => choose({ sort: readSort(target.value) })}
          className={foldedField}
        />
        {projects.length > 0 && (
          <SelectField
            label="Project"
            value={filter.project}
            of={[["", "All"], ...projects.map(({ id, name }) => [id, name] as const), [NO_PROJECT, "Not in a project"]]}
            onChange={({ target }) => choose({ project: target.value })}
            className={foldedField}
          />
        )}
      </div>
      <TagFilter finder={finder} className={folded} />
    </search>
  );
}

type PartProps = { finder: Finder; className: string };

function NearField({ finder: { filter, near, type }, className }: PartProps) {
  const text = filter.near;
  const isBad = text.trim() !== "" && near === null;
  return (
    <TextField
      label="Near the color"
      className={className}
      error={isBad && "Not a color. Try #0D6986, teal or oklch(0.6 0.1 220)."}
      value={text}
      onChange={({ target }) => type({ near: target.value })}
      placeholder="Any color"
      isMono
      maxLength={MAX_TEXT_CHARACTERS}
      {...AS_TYPED}
      prefix={
        <LateHexSwatch label="the color" hex={near && printHex(near)} onPick={(picked) => type({ near: picked })} />
      }
      suffix={
        text && (
          <IconButton icon="icon-x" name="Clear color" size="sm" onClick={() => type({ near: "" })} className="-mr-2" />
        )
      }
    />
  );
}

function TagFilter({ finder: { tags, filter, choose }, className }: PartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = filter.tags;
  const gone = chosen.filter((tag) => !tags.some((known) => known.tag === tag)).map((tag) => ({ tag, count: 0 }));
  const all = [...tags, ...gone];
  if (all.length === 0) return null;
  const shown = isOpen ? all : all.filter(({ tag }, place) => place < MAX_SHOWN || chosen.includes(tag));
  return (
    <fieldset aria-label="Tags" className={`flex flex-wrap gap-2 ${className}`}>
      {shown.map(({ tag, count }) => {
        const isOn = chosen.includes(tag);
        return (
          <button
            key={tag}
            type="button"
            aria-pressed={isOn}
            onClick={() => choose({ tags: isOn ? chosen.filter((other) => other !== tag) : [...chosen, tag] })}
            className={CHIP}
          >
            {tag}
            <span className="font-mono text-xs opacity-75">{count}</span>
          </button>
        );
      })}
      {all.length > shown.length && (
        <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
          {all.length - shown.length} more
        </Button>
      )}
    </fieldset>
  );
}
