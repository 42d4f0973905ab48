import { useId } from "react";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { late } from "#app/late/late.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PHONE_SHEET, scrollAboveSheet } from "#app/ui/phone-sheet.ts";
import { Popover } from "#app/ui/popover.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { CountField, changeParts, useCountDraft } from "./count-field.tsx";
import { type BaseColor, FORM_ID, MAX_COUNT } from "./state.ts";
import type { Bench } from "./use-bench.ts";

type Props = { bench: Bench; base: BaseColor; place: number; reorder: Reorder };

export function IngredientCell({ bench, base, place, reorder }: Props) {
  const problemId = useId();
  const { color, count } = base;
  const typing = useCountDraft(bench, place, base);
  const label = bench.labelOf(color);
  return (
    <li {...reorder.itemProps(place)} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      <div
        className="swatch group relative flex h-[84px] flex-col justify-end rounded-control p-1 shadow-[inset_0_0_0_1px_var(--color-line)] transition-[background-color] duration-200 sm:h-[108px]"
        style={swatchStyle(color)}
      >
        {/* The whole swatch responds to click and drag; keyboard and screen readers use its two buttons. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          {...reorder.dragProps(place)}
          onMouseDown={(event) => event.preventDefault()} // keeps the focus, which a hidden button must not have
          onClick={() => changeParts(bench, place, 1)}
          className="absolute inset-0 rounded-control"
        />
        <IconButton
          icon="icon-grip-vertical"
          {...reorder.handleProps(place)}
          name={`Move ${label}`}
          size="sm"
          className="absolute top-1 left-1 noscript:hidden pointer-coarse:hidden opacity-0 focus-visible:opacity-100 group-hover:opacity-100"
        />
        <div className="flex items-center justify-between">
          <PartButton {...{ bench, place, label }} by={-1} isDisabled={count === 0} />
          <CountField {...{ bench, place, typing, problemId }} label={`Parts of ${label}`} />
          <PartButton {...{ bench, place, label }} by={1} isDisabled={count >= MAX_COUNT} />
        </div>
      </div>
      <EditPopover {...{ bench, base, place, label, reorder }} />
      <input
        type="text"
        name="color"
        form={FORM_ID}
        defaultValue={color}
        aria-label={`Base color ${place + 1}`}
        className="scripting:hidden min-h-11 w-full rounded-control bg-well px-3 font-mono text-sm"
      />
      <p id={problemId} aria-live="polite" className="text-bad text-xs empty:absolute">
        {typing.problem}
      </p>
    </li>
  );
}

type PartProps = { bench: Bench; place: number; label: string; by: 1 | -1; isDisabled: boolean };

function PartButton({ bench, place, label, by, isDisabled }: PartProps) {
  return (
    <IconButton
      icon={by > 0 ? "icon-plus" : "icon-minus"}
      name={`One ${by > 0 ? "more" : "fewer"} part of ${label}`}
      size="sm"
      isDisabled={isDisabled}
      onClick={() => changeParts(bench, place, by)}
      className="noscript:invisible relative pointer-coarse:size-11 aria-disabled:opacity-60"
    />
  );
}

const Editor = late(async () => (await import("./editor.tsx")).Editor, "The color panel", {
  waiting: <p className="min-h-[30rem] text-ink-2 text-sm">Loading…</p>,
});

function EditPopover({ bench, base: { color }, place, label, reorder }: Props & { label: string }) {
  return (
    <Popover
      label={`Edit ${label}`}
      look={`w-[23rem] max-w-[calc(100vw-1rem)] p-4 ${PHONE_SHEET}`}
      preload={Editor.preload}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={`Edit ${label}, ${color}`}
          className="noscript:hidden min-h-8 pointer-coarse:min-h-11 justify-self-start rounded-swatch px-0.5 text-left font-mono text-ink-2 text-xs underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-current"
        >
          {color}
        </button>
      )}
    >
      {() => (
        <div ref={scrollAboveSheet}>
          <Editor {...{ bench, place, label, reorder, color }} />
        </div>
      )}
    </Popover>
  );
}
