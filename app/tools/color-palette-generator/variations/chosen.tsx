import { ArrowUpRight, Bookmark, Check, Copy } from "lucide-react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { save } from "#app/frame/library/save.ts";
import { askForPro } from "#app/frame/pro/ask-for-pro.ts";
import { can, useCan } from "#app/frame/pro/features.ts";
import { nameOfVariation, type Variation } from "#app/frame/variations/families.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { JOINED } from "#app/ui/swatch-strip.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { printHex } from "#color/text/print.ts";
import { useBench } from "../bench-context.ts";
import { colorsOf, nameOfPalette, palettePath } from "../palette-path.ts";
import type { State } from "../state.ts";
import { varyPalette } from "./vary-palette.ts";

/** The chosen variation under the palette as it is, and what becomes of it. */
export function Chosen({ state, choice }: { state: State; choice: Variation }) {
  const { controls, nameOf } = useBench();
  const { apply } = controls;
  const copy = useCopy();
  const isPro = useCan("palette-variations");
  const varied = varyPalette(state, choice);
  const title = nameOfVariation(choice);
  const path = palettePath(varied);
  const thing = () => ({
    name: `${nameOfPalette(state, nameOf)}, ${title.toLowerCase()}`,
    path,
    colors: colorsOf(varied),
    isNew: true,
  });
  return (
    // On phones always in reach, above the bar at the bottom.
    <div className="sticky bottom-[73px] z-10 -mx-[18px] flex flex-wrap items-end gap-x-6 gap-y-3 border-line border-t bg-paper px-[18px] py-3 md:static md:mx-0 md:px-0 md:pt-4 md:pb-0">
      <Comparison before={state} after={varied} title={title} />
      <div className="flex flex-wrap gap-2 max-sm:*:px-3 max-sm:[&_svg]:hidden">
        <Button variant="primary" onClick={withPro(() => apply(varyPalette, choice))}>
          <Check {...ICON} />
          Apply
        </Button>
        <Button onClick={withPro(() => void copy(colorsOf(varied)))}>
          <Copy {...ICON} />
          Copy
        </Button>
        <Button onClick={withPro(() => void save(thing()))}>
          <Bookmark {...ICON} />
          Save
        </Button>
        <ButtonLink
          // Also what a press of the wheel opens.
          to={isPro ? path : "/pricing"}
          target="_blank"
          onClick={(event) => {
            if (isPro) return;
            event.preventDefault();
            askForPro();
          }}
        >
          <ArrowUpRight {...ICON} />
          Open
          <span className="sr-only"> in a new tab</span>
        </ButtonLink>
      </div>
    </div>
  );
}

function withPro(run: () => void) {
  return () => (can("palette-variations") ? run() : askForPro());
}

type ComparisonProps = { before: State; after: State; title: string };

/** Each color as it is in a narrow band, and under it as it would be. */
function Comparison({ before, after, title }: ComparisonProps) {
  const isPro = useCan("palette-variations");
  const hexes = colorsOf(after).map(printHex);
  const hexesNow = colorsOf(before).map(printHex);
  const words = isPro ? `${title}: ${hexes.join(", ")}` : title;
  return (
    <figure className="grid min-w-0 flex-1 basis-72 gap-1.5">
      <figcaption className="flex justify-between gap-4 text-sm">
        <span className="font-[550]">{title}</span>
        <span className="text-ink-2 text-xs">the palette now in the upper band</span>
      </figcaption>
      <div role="img" aria-label={words} className={`flex h-12 md:h-16 ${JOINED}`}>
        {hexes.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same color may stand twice
          <div key={place} className="-mr-px flex min-w-0 flex-1 flex-col">
            <div
              className="swatch h-3 transition-[background-color] duration-240"
              style={{ backgroundColor: hexesNow[place] }}
            />
            <div
              className="swatch flex flex-1 items-end overflow-hidden px-1.5 pb-1.5 font-mono text-[11.5px] leading-none transition-[background-color] duration-240"
              style={swatchStyle(hex)}
            >
              {isPro && hexes.length <= 6 && <span className="max-sm:hidden">{hex.slice(1)}</span>}
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}
