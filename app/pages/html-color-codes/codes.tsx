import { useId, useState } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Hex } from "#color/color.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { addressFields, useTypedAddress } from "../use-typed-address.ts";
import { type CodesView, codesPath, downloadPath, PATH, type SetId, SORTS } from "./codes-path.ts";
import { CodesTable, familyId, groupRows } from "./codes-table.tsx";
import { Controls } from "./controls.tsx";
import type { CodeRow } from "./rows.ts";
import type { ColorSet } from "./sets.ts";

type Props = {
  set: Omit<ColorSet, "colors">;
  tabs: readonly { readonly id: SetId; readonly label: string; readonly count: number }[];
  view: CodesView;
  background: Hex;
  backgroundProblem: string | null;
  rows: readonly CodeRow[];
};

const TYPING_PAUSE_MS = 300;
const FIELDS = addressFields(PATH, { filter: "q", bg: "bg" });
const FORMATS = (["hex", "rgb", "hsl", "oklch"] as const).map((value) => ({ value, label: value.toUpperCase() }));

export function Codes({ set, tabs, view: shownView, background, backgroundProblem, rows }: Props) {
  const { typed, type } = useTypedAddress({ ...FIELDS, pauseMs: TYPING_PAUSE_MS });
  const { filter } = typed;
  // Links include what was typed, so a click before the pause ends loses nothing.
  const view = { ...shownView, bg: typed.bg.trim() };
  const hintId = useId();
  const shown = filter.trim() ? rows.filter((row) => matchesFilter(row, filter)) : rows;
  const isGrouped = view.sort === "family";
  // On small screens, the table comes first.
  const [isOpen, setIsOpen] = useState(shownView.bg !== "" || !isGrouped);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="sr-only print:not-sr-only">{set.title}</h2>
      <div
        data-folded={isOpen ? undefined : ""}
        className="codes-options grid grid-cols-[minmax(0,1fr)] items-center gap-5 lg:grid-cols-[minmax(0,1fr)_auto] print:hidden"
      >
        <Tabs tabs={tabs} view={view} />
        <Downloads set={set.id} />
        <Controls
          view={{ ...view, bg: typed.bg }}
          filter={filter}
          onType={type}
          background={background}
          backgroundProblem={backgroundProblem}
          isOpen={isOpen}
          onFold={() => setIsOpen(!isOpen)}
        />
        <LinkTabs
          label="Sort by"
          links={SORTS.map((sort) => ({ to: codesPath({ ...view, sort }, filter), label: capitalize(sort) }))}
          current={codesPath(view, filter)}
          className="folds justify-self-start"
        />
        <Format />
        {isGrouped && shown.length > 0 && <JumpList rows={shown} />}
        <p className="flex flex-wrap gap-x-3 text-ink-2 text-sm max-lg:order-2 lg:col-span-2">
          <span role="status">
            {shown.length < rows.length ? `${shown.length} of ${rows.length} colors.` : `${rows.length} colors.`}
          </span>
          <span id={hintId} className="noscript:hidden">
            Click a value to copy it. <span className="pointer-coarse:hidden">Arrow keys move, Enter copies.</span>
          </span>
        </p>
      </div>
      {shown.length > 0 ? (
        <CodesTable
          label={set.title}
          hintId={hintId}
          nameLabel={set.nameLabel}
          background={background}
          rows={shown}
          isGrouped={isGrouped}
        />
      ) : (
        <NothingFound filter={filter.trim()} onClear={() => type({ filter: "" })} />
      )}
      <Lead {...set} />
    </section>
  );
}

function Tabs({ tabs, view }: Pick<Props, "tabs" | "view">) {
  const links = tabs.map(({ id, label, count }) => ({
    to: codesPath({ ...view, set: id }),
    label: (
      <>
        {label} <span className="ml-1 font-mono text-xs max-sm:hidden">{count}</span>
      </>
    ),
  }));
  return <LinkTabs label="Sets of colors" links={links} current={codesPath(view)} className="justify-self-start" />;
}

/** If there is no room for all formats, CSS shows only the checked one. */
function Format() {
  const [format, setFormat] = useState<(typeof FORMATS)[number]["value"]>("hex");
  return (
    <Segmented
      label="Format"
      options={FORMATS}
      value={format}
      onChange={setFormat}
      className="justify-self-start max-lg:order-2 lg:hidden"
    />
  );
}

function NothingFound({ filter, onClear }: { filter: string; onClear: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 border-line border-t pt-6">
      <p className="max-w-[34em]">No color in this set matches “{filter}”. Try another word or set.</p>
      <TextLink href={`/color?q=${encodeURIComponent(filter)}`}>Search the encyclopedia</TextLink>
      <Button icon="icon-x" size="sm" onClick={onClear} className="noscript:hidden">
        Clear the filter
      </Button>
    </div>
  );
}

function JumpList({ rows }: { rows: readonly CodeRow[] }) {
  return (
    <nav
      aria-label="Families"
      className="-mx-2 flex gap-x-1 overflow-x-auto whitespace-nowrap text-sm max-lg:order-2 sm:flex-wrap lg:col-span-2"
    >
      {groupRows(rows).map(([family, own]) => (
        <a
          key={family}
          href={`#${familyId(family)}`}
          className="rounded-swatch px-2 pointer-coarse:py-2.5 py-1 text-ink-2 hover:bg-well hover:text-ink"
        >
          {family} <span className="font-mono text-xs">{own.length}</span>
        </a>
      ))}
    </nav>
  );
}

function Downloads({ set }: { set: SetId }) {
  return (
    <div className="folds flex gap-2 max-lg:order-1">
      {(["csv", "json"] as const).map((format) => (
        <ButtonLink icon="icon-download" key={format} href={downloadPath(set, format)} download size="sm">
          {format.toUpperCase()}
        </ButtonLink>
      ))}
      <Button icon="icon-printer" size="sm" onClick={() => print()} className="noscript:hidden">
        Print
      </Button>
    </div>
  );
}

function Lead({ lead, source }: Props["set"]) {
  return (
    <p className="max-w-[44em] text-ink-2">
      {lead} Source:{" "}
      <TextLink href={source.url} isExternal>
        {source.name}
      </TextLink>
      .
    </p>
  );
}

type Matched = Pick<CodeRow, "name" | "hex" | "family" | "codes">;

/**
 * Whether each word is part of the color's name or hex code, or the whole name of its family, or whether the filter is
 * the beginning of another of its codes.
 */
export function matchesFilter({ name, hex, family, codes }: Matched, filter: string) {
  const text = filter.trim().toLowerCase();
  const numbers = numbersOf(text);
  if (/[\s,(]\d/.test(text) && codes.flat().some((code) => numbersOf(`${code})`).startsWith(numbers))) return true;
  return text.split(/\s+/).every((word) => {
    const long = word.replace(/^#([\da-f])([\da-f])([\da-f])$/, "#$1$1$2$2$3$3");
    const digits = hex.toLowerCase();
    return (
      name.toLowerCase().includes(word) || digits.includes(word) || digits === long || family.toLowerCase() === word
    );
  });
}

/** A comma or closing bracket becomes a space, which marks the number before it as complete. */
function numbersOf(code: string) {
  return code.replace(/^(\w+\()?\s*|[\s,)]+/g, " ");
}
