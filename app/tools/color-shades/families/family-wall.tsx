import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { IconButtonLink } from "#app/ui/icon-button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import { fromRgb24 } from "#color/convert.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { colorPath } from "#contract/color-path.ts";
import { rowId } from "./family-map.tsx";
import type { ShadeRow } from "./pick-shades.ts";

/** The browser skips stripes outside the window: unlike in decision 0031, their height is known. */
const STRIPES =
  "*:[content-visibility:auto] *:[contain-intrinsic-height:auto_3.25rem] " +
  "*:flex *:min-h-16 *:scroll-mt-24 *:items-center *:gap-3 *:py-1.5 *:pr-1.5 *:pl-4 sm:*:pl-5 " +
  "*:target:inset-ring-3 *:target:inset-ring-current [&_a]:justify-self-start [&_a]:leading-snug [&_span>a]:font-[550] " +
  "[&_a]:[overflow-wrap:anywhere] [&_a]:hover:underline [&_:is(a,button)]:focus-visible:outline-current " +
  "[&_.button]:focus-visible:-outline-offset-3";

/** Stripes joined edge to edge. A single tab stop with arrow keys inside. */
export function FamilyWall({ label, rows }: { label: string; rows: readonly ShadeRow[] }) {
  const roving = useRovingGrid<HTMLUListElement>(rows, { cells: "a, button", rowsOf });
  return (
    <ul {...roving} role="list" aria-label={label} className={`joined grid lg:grid-cols-2 ${STRIPES}`}>
      {rows.map((row) => (
        <Stripe key={row.hex} row={row} />
      ))}
    </ul>
  );
}

function Stripe({ row: { name, hex, white, black, isOnWhite, isOnBlack } }: { row: ShadeRow }) {
  return (
    <li id={rowId({ hex })} style={swatchStyle(hex)} className="swatch">
      <span className="grid min-w-0 flex-1">
        <a href={colorPath(hex)}>{name}</a>
        <span className="font-mono text-xs">{hex}</span>
      </span>
      <span className="grid shrink-0 whitespace-pre font-mono text-xs">
        <Ratio background="white" ratio={white} isPass={isOnWhite} />
        <Ratio background="black" ratio={black} isPass={isOnBlack} />
      </span>
      <span className="flex shrink-0">
        <CopyColorButton color={fromRgb24(parseHex24(hex))} name={name} />
        <IconButtonLink
          icon="icon-layers"
          name={`Make a scale of ${name}`}
          href={`/color-shades?c=${hex.slice(1).toLowerCase()}`}
          className="max-sm:hidden"
        />
      </span>
    </li>
  );
}

function Ratio({ background, ratio, isPass }: { background: string; ratio: string; isPass: boolean }) {
  return (
    <span>
      {`${ratio.padStart(5)} ${background} `}
      {isPass && (
        <span role="img" aria-label="passes">
          ✓
        </span>
      )}
    </span>
  );
}

/** In the two-column layout, two stripes side by side form a row. All stripes have their controls in the same order. */
function rowsOf(wall: HTMLElement): HTMLElement[][] {
  const stripes = [...wall.children].map((stripe) =>
    [...stripe.querySelectorAll<HTMLElement>("a, button")].filter((control) => control.checkVisibility()),
  );
  const [first, second] = [...wall.children] as HTMLElement[];
  const isDouble = first !== undefined && second !== undefined && first.offsetTop === second.offsetTop;
  if (!isDouble) return stripes;
  return stripes.flatMap((stripe, place) => (place % 2 === 0 ? [[...stripe, ...(stripes[place + 1] ?? [])]] : []));
}
