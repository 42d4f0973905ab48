import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { destinationsFor } from "#app/frame/tray/open-in.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuLink } from "#app/ui/menu.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { isInGamut } from "#color/gamut.ts";
import { CLOSENESS_WORDS, printDifference } from "#color/nearest/closeness.ts";
import { printHex } from "#color/text/print.ts";
import type { Found } from "./answer.ts";
import { FINDER_LABELS, type FinderSet } from "./model.ts";

type Props = { color: Color; set: FinderSet; found: Found | null };

const HALF = "swatch flex min-h-44 min-w-0 flex-col justify-between gap-5 p-4 md:p-5";

/** The picked color and the closest one of the chosen set, without a gap: where no seam is seen, they are close. */
export function SplitHero({ color, set, found }: Props) {
  const hex = printHex(color);
  return (
    <div className="grid flex-1 grid-cols-2 border-line border-b">
      <div className={HALF} style={swatchStyle(hex)}>
        <p className="text-sm">Your color</p>
        <div className="grid gap-2.5">
          <div className="grid gap-0.5">
            <p className="font-medium font-mono text-xl tracking-[-0.02em]">{hex}</p>
            <p className="text-sm">
              {describe({ ...color, alpha: 1 })}
              {!isInGamut(color, "srgb") && ", outside sRGB"}
            </p>
          </div>
          <div className="-ml-2.5 flex noscript:hidden flex-wrap">
            <CopyColorButton color={color} size="sm" />
            <CopyMenu color={color} size="sm" align="start" />
            <KeepButton color={color} size="sm" />
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
        <div className="-ml-2.5 flex noscript:hidden flex-wrap">
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
        <Button {...props} size="sm" variant="ghost">
          <Icon className="icon-arrow-up-right" />
          <span className="max-xl:sr-only">Open in…</span>
        </Button>
      )}
    >
      {destinationsFor([color]).map(({ id, label, path }) => (
        <MenuLink key={id} to={path}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
