import { GripVertical, Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { changeParts } from "./change-parts.ts";
import { CountField } from "./count-field.tsx";
import { EditPopover } from "./edit-popover.tsx";
import { FORM_ID, MAX_COUNT } from "./state.ts";
import type { Bench } from "./use-bench.ts";

type Props = { bench: Bench; place: number; reorder: Reorder };

/** One base color: its swatch with its parts, and under it its hex, which opens the editor. */
export function IngredientCell({ bench, place, reorder }: Props) {
  const problemId = useId();
  const [problem, setProblem] = useState("");
  const base = bench.state.baseColors[place];
  if (!base) return null;
  const { color, count } = base;
  const label = bench.labelOf(color);
  return (
    <li {...reorder.itemProps(place)} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      <div
        className="swatch group relative flex h-[84px] flex-col justify-end rounded-control p-1 shadow-[inset_0_0_0_1px_var(--color-line)] transition-[background-color] duration-200 sm:h-[108px]"
        style={swatchStyle(color)}
      >
        {/* The whole swatch takes a press or a drag; for keys and screen readers its two buttons say the same. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          {...reorder.dragProps(place)}
          onClick={() => changeParts(bench, place, 1)}
          className="absolute inset-0 rounded-control"
        />
        <IconButton
          {...reorder.handleProps(place)}
          name={`Move ${label}`}
          size="sm"
          className="absolute top-1 left-1 noscript:hidden pointer-coarse:hidden opacity-0 focus-visible:opacity-100 group-hover:opacity-100"
        >
          <GripVertical {...ICON} />
        </IconButton>
        <div className="flex items-center justify-between">
          <IconButton
            name={`One part of ${label} fewer`}
            size="sm"
            isDisabled={count === 0}
            onClick={() => changeParts(bench, place, -1)}
            className="noscript:invisible relative pointer-coarse:size-11 aria-disabled:opacity-60"
          >
            <Minus {...ICON} />
          </IconButton>
          <CountField
            bench={bench}
            place={place}
            label={`Parts of ${label}`}
            onProblem={setProblem}
            problemId={problemId}
          />
          <IconButton
            name={`One part of ${label} more`}
            size="sm"
            isDisabled={count >= MAX_COUNT}
            onClick={() => changeParts(bench, place, 1)}
            className="noscript:invisible relative pointer-coarse:size-11 aria-disabled:opacity-60"
          >
            <Plus {...ICON} />
          </IconButton>
        </div>
      </div>
      <EditPopover bench={bench} place={place} label={label} reorder={reorder} />
      <input
        type="text"
        name="color"
        form={FORM_ID}
        defaultValue={color}
        aria-label={`Base color ${place + 1}`}
        className="min-h-11 w-full rounded-control bg-well px-3 font-mono text-sm [@media(scripting:enabled)]:hidden"
      />
      <p id={problemId} aria-live="polite" className="text-bad text-xs empty:hidden">
        {problem}
      </p>
    </li>
  );
}
