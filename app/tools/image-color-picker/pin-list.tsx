import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { paint } from "#app/tools/paint.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PlaceNumber } from "#app/ui/place-number.tsx";
import { printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";

export function PinList({ bench }: { bench: Bench }) {
  const { state } = bench;
  if (state.pins.length === 0) return null;
  return (
    <ol role="list" aria-label="Picked colors" className="flex flex-col">
      {state.pins.map((_, place) => (
        <Row key={place} bench={bench} place={place} />
      ))}
    </ol>
  );
}

function Row({ bench, place }: { bench: Bench; place: number }) {
  const { state, selected, select, findName, label, remove } = bench;
  const pin = state.pins[place];
  if (!pin) return null;
  const { color } = pin;
  const name = findName(color);
  const isSelected = place === selected;
  return (
    <li className="swatch flex min-h-12 items-center gap-0.5 pr-2 pl-1.5 md:pr-3 md:pl-3" style={paint(color)}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => select(place)}
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-2 text-left focus-visible:outline-current"
      >
        <PlaceNumber {...{ place, isSelected }} hex={printHex(color)} />
        <span className="shrink-0 font-mono">
          {printHex(color).slice(1)}
          {color.space === "display-p3" && <span className="ml-1.5 text-xs">P3</span>}
          {color.alpha < 1 && <span className="ml-1.5 text-xs">{Math.round(color.alpha * 100)}%</span>}
        </span>
        <span className="min-w-0 truncate text-sm">{name}</span>
      </button>
      <CopyColorButton color={color} name={name} size="sm" />
      <KeepButton color={color} name={name} size="sm" className="max-sm:hidden" />
      <IconButton name={`Remove ${label(place)}`} size="sm" onClick={() => remove(place)} className="noscript:hidden">
        <Icon className="icon-x" />
      </IconButton>
    </li>
  );
}
