import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { TYPED } from "../use-late-navigate.ts";
import { COUNTS, type Filter, filterPath, isNarrowed, type Near, readFilter, VIEWS } from "./filter.ts";
import { HiddenFields, ReachAndOrder } from "./form-fields.tsx";
import { NearField } from "./near-field.tsx";
import { TagChips } from "./tag-chips.tsx";
import { useTypedFilter } from "./use-typed-filter.ts";
import { VIEW_LABELS } from "./words.ts";

type Props = {
  path: string;
  filter: Filter;
  near: Near | null;
  /** A field for words, where there are too many palettes to look at. */
  search?: (value: string, onType: (text: string) => void) => ReactNode;
};

/** Only where scripts run, because a script unfolds it. */
const FOLDED = "max-lg:not-noscript:hidden";

/** What narrows and orders the palettes: links and one GET form, so that it works without JavaScript. */
export function FilterBar({ path, filter: asked, near, search }: Props) {
  const { typed, type, cancel, query, texts } = useTypedFilter(path);
  const navigate = useNavigate();
  // The links carry what is typed, so that a press on one before the pause is over loses nothing.
  const filter = { ...asked, near: typed.near.trim(), text: typed.text.trim(), page: 1 };
  const to = (change: Partial<Filter>) => filterPath(path, { ...filter, ...change });
  // Where there is little room the palettes come first. Without JavaScript everything is open.
  const [isOpen, setIsOpen] = useState(isNarrowed(asked) || asked.sort !== "curated");
  const folded = isOpen ? "" : FOLDED;
  const choose = (change: Partial<Filter>) => {
    cancel();
    const heading = filterPath(path, { ...readFilter(query()), ...texts(), page: 1, ...change });
    void navigate(heading, { preventScrollReset: true, state: TYPED });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <form
          action={path}
          aria-label="Find palettes"
          onSubmit={(event) => {
            event.preventDefault();
            choose({});
          }}
          className={`grid w-full grid-cols-2 items-start gap-x-4 gap-y-4 max-lg:order-last lg:flex lg:w-auto lg:flex-1 ${folded}`}
        >
          <HiddenFields filter={asked} />
          {search?.(typed.text, (text) => type({ text }))}
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
          links={VIEWS.map((view) => ({ to: to({ view }), label: VIEW_LABELS[view] }))}
          current={to({})}
          className="lg:mt-7"
        />
      </div>
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-4 ${folded}`}>
        <LinkTabs
          label="Number of colors"
          links={[
            { to: to({ count: null }), label: "Any number" },
            ...COUNTS.map((count) => ({ to: to({ count }), label: <Count count={count} /> })),
          ]}
          current={to({})}
        />
        <TagChips tags={asked.tags} pathOf={(tags) => to({ tags })} />
      </div>
    </div>
  );
}

function Count({ count }: { count: number }) {
  return (
    <>
      {count}
      <span className="sr-only"> colors</span>
    </>
  );
}
