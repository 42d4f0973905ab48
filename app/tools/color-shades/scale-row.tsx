import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { isRamp } from "#color/ramp.ts";
import { printPlain } from "#color/text/print.ts";
import { removeColor, setColor } from "./changes.ts";
import { BLACK, isWhole, rangeWords, type SafeRange, type Scale, safeRange, WHITE } from "./make-scales.ts";
import { ScaleStrip } from "./scale-strip.tsx";
import type { State } from "./state.ts";

type Props = {
  controls: ToolControls<State>;
  scale: Scale;
  index: number;
  name: string;
  reorder: Reorder;
};

export function ScaleRow({ controls, scale, index, name, reorder }: Props) {
  const { state, apply, edit } = controls;
  const color = scale.base;
  const isAlone = state.colors.length === 1;
  const label = isAlone ? "Color" : `Color ${index + 1}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <ColorInput
          label={label}
          name="c"
          value={printPlain(color)}
          {...edit(setColor, index)}
          isOpaque
          className="w-full sm:w-64"
        />
        <p className={`flex min-h-11 flex-1 flex-wrap items-center gap-x-2.5 ${isAlone ? "" : "max-sm:basis-full"}`}>
          <span className="font-semibold text-lg tracking-[-0.02em]">{name}</span>
          <span className="text-ink-2 text-sm">{isRamp(state.kind) ? "comes first, exactly" : placeWords(scale)}</span>
        </p>
        <div className={`flex noscript:hidden items-center ${isAlone ? "" : "max-sm:-mt-2 max-sm:-ml-3"}`}>
          {!isAlone && (
            <>
              <IconButton name={`Drag ${label}`} className="text-ink-2 max-md:hidden" {...reorder.handleProps(index)}>
                <Icon className="icon-grip-vertical" />
              </IconButton>
              <MoveButtons reorder={reorder} index={index} size="md" />
            </>
          )}
          <KeepButton color={color} name={name} />
          {!isAlone && (
            <IconButton icon="icon-trash" name={`Remove ${label}, ${name}`} onClick={() => apply(removeColor, index)} />
          )}
        </div>
      </div>
      <ScaleStrip scale={scale} index={index} name={name} isAlone={isAlone} />
      <SafeLines scale={scale} />
      {scale.misses.length > 0 && <Misses scale={scale} />}
    </div>
  );
}

/** Says which step holds the color, and how far it is off if scales share their lightness. */
function placeWords({ steps, baseStep, baseDeltaE }: Scale): string {
  const step = steps[baseStep]?.name ?? "";
  if (baseDeltaE === 0) return `is ${step}, exactly`;
  return `is ΔE ${baseDeltaE.toFixed(1)} from ${step}, which keeps the shared lightness`;
}

type Line = { readonly what: string; readonly range: SafeRange };

/** Safe means legible as text on white or on black. */
function SafeLines({ scale }: { scale: Scale }) {
  const count = scale.steps.length;
  const lines = [
    { what: "white", range: safeRange(scale, WHITE) },
    { what: "black", range: safeRange(scale, BLACK) },
  ]
    .filter((line): line is Line => line.range !== null)
    .sort((a, b) => a.range.from - b.range.from);
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1.5 text-ink-2 text-xs">
      <div aria-hidden className="grid max-md:hidden" style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}>
        {lines.map(({ what, range }) => (
          <span
            key={what}
            className="row-start-1 mx-[3px] h-1.5 rounded-b-[3px] border-current border-x border-b"
            style={{ gridColumn: `${range.from + 1} / ${range.to + 2}` }}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6">
        {lines.map(({ what, range }) => (
          <p key={what} className={range.from > 0 ? "md:ml-auto" : ""}>
            {isWhole(range, count) ? `AA on ${what}: all steps` : `AA on ${what}: ${rangeWords(range)}`}
          </p>
        ))}
      </div>
    </div>
  );
}

/** More than this many are collapsed. */
const MAX_OPEN = 3;

function Misses({ scale: { misses, steps } }: { scale: Scale }) {
  return (
    <details open={misses.length <= MAX_OPEN} className="rounded-control bg-well px-4 py-3 text-sm">
      <summary className="font-[550]">
        {misses.length === 1 ? "One step misses its target" : `${misses.length} steps miss their target`}
      </summary>
      <ul className="mt-2 grid gap-1">
        {misses.map(({ step, why }) => (
          <li key={step}>
            <span className="font-[550]">{steps[step]?.name}:</span> {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
