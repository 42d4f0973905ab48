import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PlaceNumber } from "#app/ui/place-number.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { removeMarker, setCount, toggleAllLocks } from "../changes.ts";
import { MAX_COLORS, ruleOf } from "../rules.ts";
import type { Bench } from "../use-bench.ts";

export type BenchPartProps = {
  bench: Bench;
  /** Null until it is requested and loaded. */
  temperature: typeof import("./temperature-ring.tsx") | null;
};

export function PaletteRows({ bench, temperature }: BenchPartProps) {
  const { controls, state, markers } = bench;
  const { least } = ruleOf(state.rule);
  const addToCount = (by: 1 | -1) => controls.apply(setCount, state.count + by);
  return (
    <div>
      <ol role="list" aria-label="Palette" className="flex flex-col">
        {markers.map(({ color }, index) => (
          <Row key={index} {...{ bench, index, color, temperature }} />
        ))}
      </ol>
      <div className="flex min-h-12 items-center justify-between gap-3 px-5">
        <span className="text-sm" aria-live="polite">
          {state.count} colors
        </span>
        <span className="flex noscript:hidden gap-1">
          <IconButton name="One fewer color" isDisabled={state.count <= least} onClick={() => addToCount(-1)}>
            <Icon className="icon-minus" />
          </IconButton>
          <IconButton name="One more color" isDisabled={state.count >= MAX_COLORS} onClick={() => addToCount(1)}>
            <Icon className="icon-plus" />
          </IconButton>
        </span>
      </div>
    </div>
  );
}

type RowProps = BenchPartProps & { index: number; color: Color };

function Row({ bench, index, color, temperature }: RowProps) {
  const { controls, state, findName, label } = bench;
  const name = findName(color);
  const locks = Object.keys(state.pins[index] ?? {}).length;
  const remove = () => {
    controls.apply(removeMarker, index);
    if (index < bench.selected) bench.select(bench.selected - 1); // the same color as before
  };
  return (
    <li
      className="swatch flex min-h-14 flex-1 items-center gap-1 pr-2 pl-1.5 transition-[background-color] duration-200 md:pr-3.5 md:pl-3 lg:min-h-[max(48px,calc(22dvh-115px))]"
      style={swatchStyle(printHex(color))}
    >
      <SelectButton {...{ bench, index, color, name, temperature }} />
      <IconButton
        icon={locks > 0 ? "icon-lock" : "icon-lock-open"}
        name={`Lock ${label(index)}`}
        data-tip={locks === 3 ? "Unlock" : "Lock"}
        isPressed={locks === 3}
        size="sm"
        onClick={() => controls.apply(toggleAllLocks, index)}
        className="noscript:hidden"
      />
      <CopyColorButton color={color} name={name} size="sm" />
      <CopyMenu color={color} name={name} size="sm" className="max-md:hidden" />
      <KeepButton color={color} name={name} size="sm" />
      {state.rule === "custom" && (
        <IconButton
          icon="icon-x"
          name={`Remove ${label(index)}`}
          size="sm"
          isDisabled={state.count <= 2}
          onClick={remove}
          className="noscript:hidden"
        />
      )}
    </li>
  );
}

function SelectButton({ bench, index, color, name, temperature }: RowProps & { name: string }) {
  const isSelected = index === bench.selected;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => bench.select(index)}
      className="flex min-h-12 min-w-0 grow items-center gap-3.5 rounded-control px-2 text-left hover:bg-current/10 focus-visible:outline-current"
    >
      <span className="sr-only">Adjust color </span>
      <PlaceNumber place={index} hex={printHex(color)} isSelected={isSelected} />
      <span className="min-w-0">
        <span className="block font-mono text-lg leading-tight">
          {printHex(color).slice(1)}
          {color.alpha < 1 && <span className="text-sm"> {Math.round(color.alpha * 100)}%</span>}
        </span>
        <span className="block min-h-[1lh] truncate text-sm leading-snug">
          {name}
          {temperature && <temperature.TemperatureWords color={color} name={name} />}
        </span>
      </span>
    </button>
  );
}
