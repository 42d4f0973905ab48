import { useState } from "react";
import { CardActions } from "./card-actions.tsx";
import { VIEWS, type View } from "./filter.ts";
import type { Palette } from "./palette.ts";
import { GradientPreview, InterfacePreview, StripPreview } from "./previews.tsx";
import type { PaletteActions } from "./use-palette-actions.ts";
import { TAG_LABELS } from "./words.ts";

type Props = { palette: Palette; view: View; actions: PaletteActions };

/** One palette: its colors large, its name, what was measured, and everything that one can do with it. */
export function PaletteCard({ palette, view: pageView, actions }: Props) {
  const [own, setOwn] = useState<{ view: View; pageView: View } | null>(null);
  // A choice for the whole page counts until the card is turned again.
  const view = own?.pageView === pageView ? own.view : pageView;
  const turn = () => setOwn({ pageView, view: VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] as View });
  const { id, name, tags, ratio } = palette;
  const said = tags.filter((tag) => tag !== "readable");
  return (
    <li
      id={id}
      className="group/card grid scroll-mt-24 content-start gap-2.5 rounded-control target:outline-2 target:outline-ink target:outline-offset-8"
    >
      {view === "strip" && <StripPreview palette={palette} onCopy={(place) => actions.copyOne(palette, place)} />}
      {view === "interface" && <InterfacePreview palette={palette} />}
      {view === "gradient" && <GradientPreview palette={palette} />}
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5 pt-1">
          <h3 className="font-semibold text-base leading-snug [overflow-wrap:anywhere]">
            <a href={`#${id}`} data-part="name" className="hover:underline">
              {name}
            </a>
          </h3>
          <p className="text-ink-2 text-xs">
            {[...said.map((tag) => TAG_LABELS[tag].toLowerCase()), `contrast ${ratio}:1`].join(" · ")}
          </p>
        </div>
        <CardActions palette={palette} view={view} onTurn={turn} actions={actions} />
      </div>
    </li>
  );
}
