import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { LateHexSwatch } from "#app/frame/color-panel/late-hex-swatch.tsx";
import { late } from "#app/late/late.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { PALETTE_TAGS } from "#color/palettes/tag-ids.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { TypedField } from "../typed-field.tsx";
import { TYPED } from "../use-late-navigate.ts";
import { useTypedAddress } from "../use-typed-address.ts";
import { COUNTS, type Filter, filterPath, isNarrowed, type Near, REACHES, readFilter, SORTS, VIEWS } from "./filter.ts";
import { TAG_LABELS } from "./palette.ts";

const SearchKey = late(async () => (await import("../use-search-key.ts")).SearchKey, null, { isIdle: true });

type Props = {
  path: string;
  filter: Filter;
  near: Near | null;
  hasSearch?: boolean;
};

const TYPING_PAUSE_MS = 250;
const CHIP =
  "flex min-h-9 items-center whitespace-nowrap rounded-full border border-line-2 px-3 text-sm hover:border-ink-3 " +
  "aria-[current]:border-transparent aria-[current]:bg-ink aria-[current]:text-paper pointer-coarse:min-h-11 " +
  "forced-colors:aria-[current]:outline-2";
const SORT_LABELS: Readonly<Record<Filter["sort"], string>> = {
  curated: "As arranged",
  hue: "Hue",
  lightness: "Lightest first",
  chroma: "Most vivid first",
  contrast: "Highest contrast",
  name: "Name",
};

/** Links and one GET form, so that it works without JavaScript. */
export function FilterBar({ path, filter: asked, near, hasSearch = false }: Props) {
  const { typed, type, cancel, query, texts } = useTypedFilter(path);
  const navigate = useNavigate();
  // Links include what was typed, so a click before the pause ends loses nothing.
  const filter = { ...asked, near: typed.near.trim(), text: typed.text.trim(), page: 1 };
  const to = (change: Partial<Filter>) => filterPath(path, { ...filter, ...change });
  // On small screens, the palettes come first. Without JavaScript, everything is open.
  const [isOpen, setIsOpen] = useState(isNarrowed(asked) || asked.sort !== "curated");
  const choose = (change: Partial<Filter>) => {
    cancel();
    const heading = filterPath(path, { ...readFilter(query()), ...texts(), page: 1, ...change });
    void navigate(heading, { preventScrollReset: true, state: TYPED });
  };
  return (
    <div data-folded={isOpen ? undefined : ""} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 max-lg:items-center">
        <form
          action={path}
          aria-label="Find palettes"
          onSubmit={(event) => {
            event.preventDefault();
            choose({});
          }}
          className="folds grid w-full grid-cols-2 items-start gap-x-4 gap-y-4 max-lg:order-last lg:flex lg:w-auto lg:flex-1"
        >
          <HiddenFields filter={asked} />
          {hasSearch && <SearchField value={typed.text} onType={(text) => type({ text })} />}
          <NearField value={typed.near} near={near} onType={(text) => type({ near: text })} />
          <ReachAndOrder filter={asked} onChoose={choose} />
          <div className="noscript:block hidden lg:pt-7">
            <Button type="submit">Show</Button>
          </div>
        </form>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="noscript:hidden lg:hidden">
          Filter
        </Button>
        <LinkTabs
          label="Show as"
          links={VIEWS.map((view) => ({ to: to({ view }), label: capitalize(view) }))}
          current={to({})}
          className="lg:mt-7"
        />
      </div>
      <div className="folds flex flex-wrap items-center gap-x-5 gap-y-4">
        <LinkTabs
          label="Number of colors"
          links={[
            { to: to({ count: null }), label: "Any number" },
            ...COUNTS.map((count) => ({ to: to({ count }), label: countLabel(count) })),
          ]}
          current={to({})}
        />
        <TagChips tags={asked.tags} pathOf={(tags) => to({ tags })} />
      </div>
    </div>
  );
}

function useTypedFilter(path: string) {
  return useTypedAddress<Pick<Filter, "near" | "text">>({
    path,
    pauseMs: TYPING_PAUSE_MS,
    read: (query) => {
      const { near, text } = readFilter(query);
      return { near, text };
    },
    write: (query, texts) => filterPath(path, { ...readFilter(query), ...texts, page: 1 }),
  });
}

/** Hidden fields for the state that the links next to the form set. */
function HiddenFields({ filter: { count, tags, view } }: { filter: Filter }) {
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

type TextProps = { value: string; onType: (text: string) => void };
type OrderProps = { filter: Filter; onChoose: (change: Partial<Filter>) => void };

function ReachAndOrder({ filter: { near, reach, sort }, onChoose }: OrderProps) {
  return (
    <>
      <SelectField
        label="Within"
        name="within"
        value={reach}
        of={REACHES.map((each) => [each, `ΔE ${each}`])}
        onChange={({ target }) => onChoose({ reach: Number(target.value) })}
        className="lg:w-28"
      />
      <SelectField
        label="Sort by"
        name="sort"
        value={sort}
        of={SORTS.map((each) => [each, near && each === "curated" ? "Nearest first" : SORT_LABELS[each]])}
        onChange={({ target }) => onChoose({ sort: SORTS.find((each) => each === target.value) ?? "curated" })}
        className="lg:w-48"
      />
    </>
  );
}

/** A color in any CSS notation that a palette must come close to. */
function NearField({ value, near, onType }: TextProps & { near: Near | null }) {
  const isRead = near !== null && near.text === value.trim();
  const hex = value.trim() === "" ? null : (near?.hex ?? null);
  return (
    <TypedField
      label="Contains the color"
      className="col-span-2 lg:w-56"
      error={isRead && near.hex === null && "Not a color. Try #0D6986, teal or oklch(0.6 0.1 220)."}
      name="near"
      value={value}
      onType={onType}
      placeholder="Any color"
      maxLength={100}
      isMono
      prefix={<LateHexSwatch label="the color" hex={hex} onPick={onType} />}
    />
  );
}

function SearchField({ value, onType }: TextProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <TypedField
        label="Search"
        className="col-span-2 lg:min-w-56 lg:flex-1"
        ref={field}
        type="search"
        name="q"
        value={value}
        onType={onType}
        placeholder="Name, category or hex"
        maxLength={100}
        prefix={<Icon className="icon-search" />}
      />
      <SearchKey field={field} />
    </>
  );
}

/** Each tag narrows the palettes further; a second click removes it. */
function TagChips({ tags, pathOf }: Pick<Filter, "tags"> & { pathOf: (tags: Filter["tags"]) => string }) {
  return (
    <nav aria-label="Tags">
      <ul className="flex flex-wrap gap-2">
        {PALETTE_TAGS.map((tag) => {
          const isCurrent = tags.includes(tag);
          return (
            <li key={tag}>
              <a
                href={pathOf(isCurrent ? tags.filter((other) => other !== tag) : [...tags, tag])}
                data-keep-scroll
                aria-current={isCurrent || undefined}
                className={CHIP}
              >
                {TAG_LABELS[tag]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function countLabel(count: number) {
  return (
    <>
      {count}
      <span className="sr-only"> colors</span>
    </>
  );
}
