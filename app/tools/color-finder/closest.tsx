import type { KeyboardEvent } from "react";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { destinationsFor, OpenInLinks } from "#app/frame/tray/open-in.tsx";
import { SplitSwatch } from "#app/tools/split-swatch.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useEarlyChoice } from "#app/ui/use-early.ts";
import type { Color, Hex } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { isInGamut } from "#color/gamut.ts";
import { CLOSENESS_WORDS, printDifference } from "#color/nearest/closeness.ts";
import { printHex } from "#color/text/print.ts";
import type { Found, Overview } from "./answer.ts";
import { FINDER_LABELS, FINDER_SETS, type FinderSet } from "./model.ts";

type ListProps = { hex: Hex; overview: Overview; value: FinderSet; onChange: (set: FinderSet) => void };

const COLUMNS =
  "grid grid-cols-[auto_minmax(0,1fr)_2.75rem] items-center gap-x-3.5 sm:grid-cols-[auto_minmax(0,1fr)_3rem_3rem_8.5rem]";

/** Radio buttons, so that arrow keys move and select; Enter copies. */
export function SetList({ hex, overview, value, onChange }: ListProps) {
  const list = useEarlyChoice<HTMLFieldSetElement>(value, (set) => onChange(set as FinderSet));
  return (
    <fieldset ref={list} aria-label="Closest in each set" className="min-w-0">
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
        <div
          key={set}
          className="relative flex items-center border-line border-t has-checked:bg-well forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2"
        >
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
    event.preventDefault(); // prevents form submission
    void copyText(found.token);
  };
  return (
    <label
      className={`${COLUMNS} min-h-[47px] min-w-0 flex-1 cursor-pointer py-1 pl-4 text-sm hover:bg-current/4 has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-2 md:pl-5`}
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

/** The accessible label of a row. */
export function describeFound(set: FinderSet, found: Found | null): string {
  if (!found) return `${FINDER_LABELS[set]}: nothing saved yet`;
  const { name, hex, deltaE2000, closeness } = found;
  return `${FINDER_LABELS[set]}: ${name}, ${hex}, ΔE ${printDifference(deltaE2000)}, ${CLOSENESS_WORDS[closeness].toLowerCase()}`;
}

type HeroProps = { color: Color; name: string; set: FinderSet; found: Found | null };

const HALF = "swatch flex min-h-44 min-w-0 flex-col justify-between gap-5 p-3 md:p-5";

/** Shows the two colors edge to edge: if no seam is visible, they are close. */
export function SplitHero({ color, name, set, found }: HeroProps) {
  const hex = printHex(color);
  return (
    <div className="grid flex-1 grid-cols-2 border-line border-b">
      <div className={HALF} style={swatchStyle(hex)}>
        <p className="text-sm">Your color</p>
        <div className="grid gap-2.5">
          <div className="grid gap-0.5">
            <p className="font-medium font-mono text-xl tracking-[-0.02em]">{hex}</p>
            <p className="text-sm">
              {name || describe({ ...color, alpha: 1 })}
              {!isInGamut(color, "srgb") && ", outside sRGB"}
            </p>
            {color.alpha < 1 && <p className="text-sm">Transparent: matched as if opaque.</p>}
          </div>
          <div className="-mx-3 flex noscript:hidden flex-wrap">
            <CopyColorButton color={color} size="sm" />
            <CopyMenu color={color} size="sm" align="start" />
            <KeepButton color={color} name={name || undefined} size="sm" />
            <OpenIn color={color} />
          </div>
        </div>
      </div>
      {found ? <FoundHalf set={set} found={found} /> : <EmptyHalf />}
    </div>
  );
}

function FoundHalf({ set, found }: { set: FinderSet; found: Found }) {
  const { name, token, color, hex, closeness, deltaE2000, isWide } = found;
  return (
    <div className={HALF} style={swatchStyle(hex)}>
      <p className="text-sm">
        {CLOSENESS_WORDS[closeness]}
        {closeness !== "exact" && <span className="font-mono">, ΔE {printDifference(deltaE2000)}</span>}
      </p>
      <div className="grid gap-2.5">
        <div className="grid gap-0.5">
          <p className="font-semibold text-xl tracking-[-0.02em] [overflow-wrap:anywhere]">{name}</p>
          <p className="text-sm">
            {FINDER_LABELS[set]}, <span className="font-mono">{hex}</span>
            {isWide && ", outside sRGB"}
          </p>
        </div>
        <div className="-mx-3 flex noscript:hidden flex-wrap">
          <CopyButton text={token} size="sm" />
          <KeepButton color={color} name={name} size="sm" />
        </div>
      </div>
    </div>
  );
}

function EmptyHalf() {
  return (
    <div className="grid min-w-0 content-center justify-items-center gap-2 bg-well p-4 text-center text-sm">
      <Icon className="icon-bookmark text-ink-2" />
      <p className="max-w-[18em] text-ink-2">Colors in your tray or library are compared here.</p>
    </div>
  );
}

function OpenIn({ color }: { color: Color }) {
  return (
    <Menu
      label="Open in"
      trigger={(props) => (
        <Button icon="icon-arrow-up-right" {...props} size="sm" variant="ghost">
          <span className="max-xl:sr-only">Open in…</span>
        </Button>
      )}
    >
      <OpenInLinks to={destinationsFor([color])} />
    </Menu>
  );
}
