import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { ToolSection } from "#app/tools/tool-section.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import { CLOSENESS_WORDS, printDifference } from "#color/nearest/closeness.ts";
import { countOf, printCount } from "#color/words/count.ts";
import type { Found } from "./answer.ts";
import { FilterForm, FilterPanel } from "./filter-panel.tsx";
import { clearFilter, FINDER_LABELS, type State } from "./model.ts";
import type { FinderView } from "./use-finder.ts";

type Props = { controls: ToolControls<State>; view: FinderView };

export function NearSection({ controls, view }: Props) {
  const { state } = controls;
  const { near, showAll } = view;
  const { found, passing, total } = near;
  const all = countOf(total, "color");
  const count = passing === total ? all : `${printCount(passing)} of ${all}`;
  const label = FINDER_LABELS[state.set];
  return (
    <ToolSection id="near" title={`${label}, closest first`} aside={count}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid content-start gap-4">
          {found.length > 0 && <Wall label={`${label}, closest first`} found={found} />}
          {found.length === 0 && <Empty controls={controls} total={total} />}
          {found.length < passing && (
            <Button onClick={() => showAll(total)} className="noscript:hidden justify-self-start">
              Show all {printCount(passing)}
            </Button>
          )}
        </div>
        <div>
          <ResultAnnouncer text={`${count} ${passing === 1 ? "matches" : "match"}.`} />
          <FilterPanel controls={controls} />
          <FilterForm state={state} />
        </div>
      </div>
    </ToolSection>
  );
}

type WallProps = { label: string; found: readonly Found[] };

/** A single tab stop: arrow keys move; Enter or a click copies. */
function Wall({ label, found }: WallProps) {
  const roving = useRovingGrid<HTMLUListElement>(found, { cells: "button", isFlowing: true });
  return (
    <ul
      {...roving}
      role="list"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] overflow-hidden rounded-control"
    >
      {found.map(({ name, token, hex, deltaE2000, closeness }, place) => (
        <li key={place} className="grid">
          <button
            type="button"
            data-tip={`Copy ${token}`}
            onClick={() => copyText(token)}
            style={swatchStyle(hex)}
            className="swatch group inset-ring inset-ring-line flex min-h-22 flex-col justify-end gap-0.5 p-3 text-left focus-visible:outline-current focus-visible:-outline-offset-4"
          >
            <span className="font-medium text-sm leading-tight [overflow-wrap:anywhere] group-hover:underline">
              {name}
            </span>
            <span className="sr-only">{hex},</span>
            <span className="font-mono text-xs">ΔE {printDifference(deltaE2000)}</span>
            <span className="sr-only">
              ({CLOSENESS_WORDS[closeness].toLowerCase()}): copy {token}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Empty({ controls, total }: Pick<Props, "controls"> & { total: number }) {
  if (total === 0) {
    return (
      <p className="max-w-[34em] text-ink-2">
        Nothing saved in this browser yet. Colors in your tray or library show up here as a set.
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[34em] text-ink-2">None of the {total} colors match. Remove a filter.</p>
      <Button onClick={() => controls.apply(clearFilter)} className="noscript:hidden">
        Clear filters
      </Button>
    </div>
  );
}
