import type { KeyboardEvent } from "react";
import { SplitSwatch } from "#app/tools/split-swatch.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import type { Hex } from "#color/color.ts";
import { CLOSENESS_WORDS, printDifference } from "#color/nearest/closeness.ts";
import type { Found, Overview } from "./answer.ts";
import { FINDER_LABELS, FINDER_SETS, type FinderSet } from "./model.ts";

type Props = { hex: Hex; overview: Overview; value: FinderSet; onChange: (set: FinderSet) => void };

const COLUMNS =
  "grid grid-cols-[auto_minmax(0,1fr)_2.75rem] items-center gap-x-3.5 sm:grid-cols-[auto_minmax(0,1fr)_3rem_3rem_8.5rem]";

/** The closest color of each set: radio buttons, so that arrow keys walk and choose; Enter copies. */
export function SetList({ hex, overview, value, onChange }: Props) {
  return (
    <fieldset aria-label="Closest in each set" className="min-w-0">
      <div
        aria-hidden
        className={`${COLUMNS} py-2 pointer-coarse:pr-[54px] pr-[42px] pl-4 font-mono text-ink-2 text-xs md:pl-5`}
      >
        <span className="w-12">Set</span>
        <span />
        <span className="text-right">ΔE 00</span>
        <span className="text-right max-sm:hidden">ΔE OK</span>
      </div>
      {FINDER_SETS.map((set) => (
        <div key={set} className="relative flex items-center border-line border-t has-checked:bg-well">
          <SetRow {...{ hex, set }} found={overview[set]} isChosen={set === value} onChange={() => onChange(set)} />
          {overview[set] ? (
            <CopyButton text={overview[set].token} size="sm" className="mr-2.5 shrink-0 text-ink-2" />
          ) : (
            <span className="mr-2.5 size-8 pointer-coarse:w-11 shrink-0" />
          )}
        </div>
      ))}
    </fieldset>
  );
}

type RowProps = { hex: Hex; set: FinderSet; found: Found | null; isChosen: boolean; onChange: () => void };

function SetRow({ hex, set, found, isChosen, onChange }: RowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !found) return;
    event.preventDefault(); // sends no form
    void copyText(found.token);
  };
  return (
    <label
      className={`${COLUMNS} min-h-[46px] min-w-0 flex-1 cursor-pointer py-1 pl-4 text-sm hover:bg-current/4 has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-2 md:pl-5`}
    >
      <input
        type="radio"
        name="s"
        value={set}
        aria-label={describeFound(set, found)}
        checked={isChosen}
        onChange={onChange}
        onKeyDown={onKeyDown}
        className="sr-only"
      />
      <SplitSwatch hex={hex} other={found?.hex} />
      <span className="grid min-w-0 leading-tight">
        <span className="text-ink-2 text-xs">{FINDER_LABELS[set]}</span>
        <span className={`truncate ${isChosen ? "font-semibold" : "font-medium"}`}>
          {found ? found.name : <span className="font-normal text-ink-2">Nothing saved yet</span>}
        </span>
      </span>
      <span className="text-right font-mono text-xs tabular-nums">{found && printDifference(found.deltaE2000)}</span>
      <span className="text-right font-mono text-ink-2 text-xs tabular-nums max-sm:hidden">
        {found && printOk(found.deltaEOk)}
      </span>
      <span className="text-ink-2 max-sm:hidden">{found && CLOSENESS_WORDS[found.closeness]}</span>
    </label>
  );
}

export function printOk(deltaE: number): string {
  if (deltaE === 0) return "0";
  return deltaE < 0.0005 ? "<.001" : deltaE.toFixed(3).replace(/^0/, "");
}

/** What a row says to who does not see it. */
export function describeFound(set: FinderSet, found: Found | null): string {
  if (!found) return `${FINDER_LABELS[set]}: nothing saved yet`;
  const { name, hex, deltaE2000, closeness } = found;
  return `${FINDER_LABELS[set]}: ${name}, ${hex}, ΔE ${printDifference(deltaE2000)}, ${CLOSENESS_WORDS[closeness].toLowerCase()}`;
}
