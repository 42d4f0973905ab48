import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconButtonLink } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER } from "#app/ui/table-roles.ts";
import type { Color } from "#color/color.ts";
import { printRatio } from "#color/contrast/contrast.ts";
import { convert } from "#color/convert.ts";
import { isRamp } from "#color/ramp.ts";
import { colorPath } from "#contract/color-path.ts";
import { change, removePin, setPin } from "./changes.ts";
import { type MeasuredStep, measureSteps, type Scale, TEXT_RATIO } from "./make-scales.ts";
import type { State } from "./state.ts";

type Props = { controls: ToolControls<State>; scale: Scale; index: number; name: string };

/** WCAG 2.2 AA for large text and non-text elements. */
const LARGE_RATIO = 3;
const HEAD = "py-2 pr-4 text-left font-[550] text-ink-2 text-xs";
const WIDE_HEAD = `${HEAD} max-lg:hidden`;
const RATIO_CELL = "max-lg:hidden pr-4 font-mono";

/** Below lg, each row is a two-line block; ARIA roles keep it a table. */
export function StepTable({ controls, scale, index, name }: Props) {
  const { state, apply } = controls;
  const measured = measureSteps(scale, state.against);
  const other = scale.steps[state.against]?.name ?? "";
  return (
    <table {...TABLE} aria-label={`Steps of ${name}`} className="w-full border-collapse text-sm max-lg:block">
      <thead {...ROW_GROUP} className="max-lg:sr-only">
        <tr {...ROW}>
          {["Step", "Color", "OKLCH", "On white", "On black"].map((title, place) => (
            <th key={title} {...COLUMN_HEADER} className={place < 2 ? HEAD : WIDE_HEAD}>
              {title}
            </th>
          ))}
          <th {...COLUMN_HEADER} className={WIDE_HEAD}>
            <PillSelect
              label="With step"
              value={String(state.against)}
              options={scale.steps.map(({ name }, place) => ({ value: String(place), label: name }))}
              onChange={(step) => apply(change, { against: Number(step) })}
              isSmall
              className="w-fit"
            />
          </th>
          <th {...COLUMN_HEADER} className="sr-only">
            Actions
          </th>
        </tr>
      </thead>
      <tbody {...ROW_GROUP} className="max-lg:block">
        {scale.steps.map((step, place) => (
          <StepRow
            key={step.name}
            {...{ step, name, other }}
            measured={measured[place] as MeasuredStep}
            onPin={
              step.isBase || isRamp(state.kind)
                ? null
                : () =>
                    step.isPinned
                      ? apply(removePin, index, place)
                      : apply(setPin, { scale: index, step: place, color: step.color })
            }
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  step: Scale["steps"][number];
  measured: MeasuredStep;
  name: string;
  other: string;
  onPin: (() => void) | null;
};

function StepRow({ step, measured, name, other, onPin }: RowProps) {
  const { hex, onWhite, onBlack, withStep } = measured;
  const label = `${name} ${step.name}`;
  return (
    <tr
      {...ROW}
      className="border-line border-t max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:py-2 lg:h-[52px]"
    >
      <th {...ROW_HEADER} className="pr-4 text-left font-semibold max-lg:pr-0">
        <span className="flex items-center gap-3">
          <ColorDot color={hex} className="block size-11 rounded-swatch lg:h-9 lg:w-16" />
          <span className="min-w-8 lg:min-w-9">{step.name}</span>
        </span>
      </th>
      <td {...CELL} className="pr-4 max-lg:pr-0">
        <span className="font-mono">{hex}</span>
        {(step.isBase || step.isPinned) && (
          <span className="ml-2.5 text-ink-2 text-xs">{step.isBase ? "your color" : "pinned"}</span>
        )}
        {step.role && <span className="block text-ink-2 text-xs">{step.role}</span>}
        <span className="block font-mono text-ink-2 text-xs lg:hidden">
          {printRatio(onWhite)} white, {printRatio(onBlack)} black
        </span>
      </td>
      <td {...CELL} className="pr-4 font-mono text-ink-2 max-lg:hidden">
        {printOklch(step.color)}
      </td>
      <RatioCell ratio={onWhite} />
      <RatioCell ratio={onBlack} />
      <td {...CELL} aria-label={`${printRatio(withStep)} with ${other}`} className={RATIO_CELL}>
        {printRatio(withStep)}
      </td>
      <td {...CELL}>
        <span className="-mr-2.5 flex noscript:hidden justify-end">
          {onPin && (
            <IconButton
              name={`Pin ${label}`}
              data-tip={step.isPinned ? "Unpin" : "Pin"}
              isPressed={step.isPinned}
              size="sm"
              onClick={onPin}
            >
              <Icon className={`icon-pin ${step.isPinned ? "fill-current" : ""}`} />
            </IconButton>
          )}
          <CopyColorButton color={step.color} name={label} size="sm" />
          <KeepButton color={step.color} name={label} size="sm" className="max-lg:hidden" />
          <IconButtonLink
            icon="icon-arrow-up-right"
            name={`Open ${hex}`}
            href={colorPath(hex)}
            size="sm"
            className="max-lg:hidden"
          />
        </span>
      </td>
    </tr>
  );
}

/** The word repeats what the tone shows. */
function RatioCell({ ratio }: { ratio: number }) {
  const verdict = ratio >= TEXT_RATIO ? "text" : ratio >= LARGE_RATIO ? "large" : "";
  return (
    <td {...CELL} className={RATIO_CELL}>
      <span className="inline-block w-14">{printRatio(ratio)}</span>
      <span className={`font-sans text-xs ${verdict === "text" ? "text-ok" : "text-ink-2"}`}>{verdict}</span>
    </td>
  );
}

/** Fixed decimals for alignment, as precise as the eye can see. */
function printOklch(color: Color): string {
  const { l, c, h } = convert(color, "oklch");
  return `${l.toFixed(3)} ${c.toFixed(3)} ${h === null ? "–" : h.toFixed(1)}`;
}

// See table-roles.ts.
const TABLE = { role: "table" } as const;
const CELL = { role: "cell" } as const;
