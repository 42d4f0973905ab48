import { type FocusEvent, useState } from "react";
import { howToWiden } from "#app/frame/widen-filter.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { whenIdle } from "#app/late/when-idle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCardGrid } from "#app/ui/use-card-grid.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { countOf } from "#color/words/count.ts";
import { type Filter, filterPath, isNarrowed, NO_FILTER, type View } from "./filter.ts";
import type { Palette } from "./palette.ts";
import { type Act, PaletteCard } from "./palette-card.tsx";

const actionsCode = lateCode(async () => {
  const { prepare, copyAll, copyOne, keepAll, save, Exporter } = await import("./late-actions.tsx");
  prepare();
  return { copyAll, copyOne, keepAll, save, Exporter };
});

type Props = {
  label: string;
  path: string;
  filter: Filter;
  /** Null until something is asked for. */
  palettes: readonly Palette[] | null;
  /** How many match the filter, on all pages. */
  found: number;
  total: number;
};

/** Also rendered before the first results, because a status that arrives with its text is silent. */
export function PaletteResults({ label, path, filter, palettes, found, total }: Props) {
  const clear = filterPath(path, { ...NO_FILTER, view: filter.view });
  const count = found < total ? `${found} of ${countOf(total, "palette")}.` : `${countOf(total, "palette")}.`;
  return (
    <section
      aria-label={palettes ? label : undefined}
      className={palettes ? "grid grid-cols-[minmax(0,1fr)] gap-6" : "absolute"}
    >
      {palettes && <h2 className="sr-only">{label}</h2>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-sm">
        <p role="status">{palettes && count}</p>
        {isNarrowed(filter) && (
          <ButtonLink href={clear} size="sm" data-keep-scroll>
            Clear the filter
          </ButtonLink>
        )}
        {palettes && palettes.length > 0 && (
          <p className="ml-auto noscript:hidden pointer-coarse:hidden max-md:hidden">
            Click a color to copy it. Arrow keys move between palettes.
          </p>
        )}
      </div>
      {palettes &&
        (palettes.length > 0 ? (
          <PaletteGrid label={label} palettes={palettes} view={filter.view} />
        ) : (
          <p className="border-line border-t pt-6">No palettes match. {howToWiden(filter)}</p>
        ))}
    </section>
  );
}

type GridProps = { label: string; palettes: readonly Palette[]; view: View };

/** One card at a time is in the tab order; the arrow keys go to the same control of another card. */
export function PaletteGrid({ label, palettes, view }: GridProps) {
  const cards = useCardGrid(palettes);
  const { run, startExport, preload, Exporter, exported } = usePaletteActions();
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    preload();
    cards.onFocus(event);
  };
  return (
    <>
      <ul
        {...cards}
        onFocus={onFocus}
        onPointerEnter={preload}
        role="list"
        aria-label={label}
        className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3"
      >
        {palettes.map((palette) => (
          <PaletteCard key={palette.id} palette={palette} view={view} run={run} onExport={startExport} />
        ))}
      </ul>
      {Exporter && exported && <Exporter key={exported.time} palette={exported.palette} />}
    </>
  );
}

/** Loads the code when the pointer or focus comes near (`preload`), or early on devices without hover. */
function usePaletteActions() {
  const { code, preload, wake } = useLateCode(actionsCode, "What this button does");
  const [exported, setExported] = useState<{ palette: Palette; time: number } | null>(null);
  useOnMount(() => (matchMedia("(hover: none)").matches ? whenIdle(preload) : undefined));
  const run = async (act: Act, palette: Palette, place = 0) => {
    // Runs synchronously if loaded: Safari allows copying only during the click itself.
    const loaded = code ?? (await wake());
    void loaded?.[act](palette, place);
  };
  const startExport = async (palette: Palette) => {
    if (code ?? (await wake())) setExported({ palette, time: Date.now() });
  };
  return { run, startExport, preload, Exporter: code?.Exporter, exported };
}
