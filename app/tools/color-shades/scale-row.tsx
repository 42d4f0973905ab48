import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { printPlain } from "#color/text/print.ts";
import { removeColor, setColor } from "./changes.ts";
import { isRamp } from "./kinds.ts";
import type { Scale } from "./make-scales.ts";
import { Misses } from "./misses.tsx";
import { SafeLines } from "./safe-lines.tsx";
import { ScaleStrip } from "./scale-strip.tsx";
import type { State } from "./state.ts";

type Props = {
  controls: ToolControls<State>;
  scale: Scale;
  index: number;
  name: string;
  reorder: Reorder;
};

/** One color with its scale. */
export function ScaleRow({ controls, scale, index, name, reorder }: Props) {
  const { state, apply, preview, commit } = controls;
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
          onChange={(next) => apply(setColor, index, next)}
          onPreview={(next) => preview(setColor, index, next)}
          onCommit={commit}
          className="w-full sm:w-64"
        />
        <p className="flex min-h-11 flex-1 flex-wrap items-center gap-x-2.5 max-sm:basis-full">
          <span className="font-semibold text-lg tracking-[-0.02em]">{name}</span>
          <span className="text-ink-2 text-sm">{isRamp(state.kind) ? "comes first, exactly" : placeWords(scale)}</span>
        </p>
        <div className="flex noscript:hidden items-center max-sm:-mt-2 max-sm:-ml-3">
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
            <IconButton name={`Remove ${label}, ${name}`} onClick={() => apply(removeColor, index)}>
              <Icon className="icon-trash" />
            </IconButton>
          )}
        </div>
      </div>
      <ScaleStrip scale={scale} index={index} name={name} isAlone={isAlone} />
      <SafeLines scale={scale} />
      {scale.misses.length > 0 && <Misses scale={scale} />}
    </div>
  );
}

/** At which step the color is, and how far it gave way where lightness is shared. */
function placeWords({ steps, baseStep, baseDeltaE }: Scale): string {
  const step = steps[baseStep]?.name ?? "";
  if (baseDeltaE === 0) return `is ${step}, exactly`;
  return `is ΔE ${baseDeltaE.toFixed(1)} from ${step}, which keeps the shared lightness`;
}
