import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { apcaContrast, printLc, printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { type Channel, equalizeColumn, equalizeRow, resetCell, setChannel } from "../palette/changes.ts";
import { cellAt, isFixedAt, type Place } from "../palette/rows.ts";
import type { State } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";
import { ChannelBox } from "./channel-box.tsx";
import { CHANNEL_NAMES, CHANNELS, cellId, showCell } from "./keys.ts";

type Props = { state: State; place: Place; name: string; channel: Channel | null };

export function CellBar({ state, place, name, channel }: Props) {
  const { apply, slide } = useBuilder();
  // The bar may open over its own cell.
  useOnMount(() => showCell(document.getElementById(cellId(place))));
  const cell = cellAt(state, place);
  if (!cell) return null;
  const values = convert(cell.color, "oklch");
  const isFixed = isFixedAt(state, place);
  const title = `${name} ${cell.isBase ? "" : cell.step}`.trim();
  return (
    <section aria-label="Selected cell" className={BAR}>
      <div className="flex min-w-0 items-center gap-3 max-md:flex-1 max-md:basis-0">
        <ColorDot color={cell.hex} className="size-9 shrink-0 rounded-swatch max-tiny:hidden" />
        <span className="grid min-w-0">
          <b className="truncate font-semibold text-sm">{title}</b>
          <span className="truncate font-mono text-ink-2 text-xs">
            <span className="max-md:hidden">{cell.hex} · </span>
            {contrastOf(state, place, cell.color)}
            <span className="max-md:hidden"> on the page</span>
            {!isInGamut(cell.color, "srgb") && ", beyond sRGB"}
          </span>
        </span>
      </div>
      <div className="flex items-center gap-3 max-md:order-2 max-md:w-full max-md:justify-between max-tiny:flex-wrap max-tiny:gap-x-1.5">
        {CHANNELS.map((id) => (
          <span key={id} className="flex items-center gap-1.5 max-tiny:gap-1">
            <span
              aria-hidden
              className={`font-mono text-xs ${channel === id ? "font-semibold underline" : "text-ink-2"}`}
            >
              {id.toUpperCase()}
            </span>
            <ChannelBox
              channel={id}
              label={`${CHANNEL_NAMES[id]} of ${title}`}
              value={values[id] ?? 0}
              isFixed={isFixed}
              {...slide(setChannel, place, id)}
            />
          </span>
        ))}
      </div>
      <div className="flex items-center max-md:order-1 max-md:ml-auto md:ml-auto">
        <EvenButtons place={place} />
        <IconButton
          icon="icon-rotate-ccw"
          name="Reset the cell"
          shortcut="R"
          size="sm"
          isDisabled={!cell.isEdited}
          onClick={() => apply(resetCell, place)}
        />
        <KeepButton color={cell.color} name={title} size="sm" />
        <CopyMenu color={cell.color} name={title} size="sm" />
      </div>
    </section>
  );
}

/** On phones these buttons are next to the curves. */
function EvenButtons({ place }: { place: Place }) {
  const { apply } = useBuilder();
  return (
    <span className="flex max-md:hidden">
      <IconButton
        icon="icon-rows-3"
        name="Even out the lightness of this row"
        size="sm"
        onClick={() => apply(equalizeRow, place.index, place.kind)}
      />
      <IconButton
        icon="icon-columns-3"
        name="Same lightness in this column"
        size="sm"
        onClick={() => apply(equalizeColumn, place.kind, place.step)}
      />
    </span>
  );
}

const BAR =
  "bench-bar bottom-(--bottom-bar,0px) [@media(height>=30rem)]:sticky z-20 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-b-[17px] border-line border-t bg-sheet px-4 py-2.5 md:px-7 noscript:hidden";

function contrastOf(state: State, { kind }: Place, color: Parameters<typeof toRgb24>[0]): string {
  const background = toRgb24(kind === "dark" ? state.darkBackground : state.background);
  const rgb24 = toRgb24(color);
  return `${printRatio(wcagContrast(rgb24, background))}:1, Lc ${printLc(apcaContrast(rgb24, background))}`;
}
