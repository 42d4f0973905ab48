import { useState } from "react";
import { pathWith } from "#app/frame/tool-path.ts";
import { variationsPath } from "#app/frame/variations/variations-path.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { closePopover, usePopover } from "#app/ui/use-popover.ts";
import { tools } from "#content/tools.ts";
import { VIEWS, type View } from "./filter.ts";
import { listOf, type Palette, TAG_LABELS } from "./palette.ts";
import { GradientPreview, InterfacePreview, StripPreview } from "./previews.tsx";

/** Actions whose code loads late: see late-actions.tsx. */
export type Act = "copyAll" | "copyOne" | "keepAll" | "save";

const ACTS: readonly { act: Act; part: string; icon: `icon-${string}`; nameFor: (palette: string) => string }[] = [
  { act: "copyAll", part: "copy", icon: "icon-copy", nameFor: (palette) => `Copy all colors of ${palette}` },
  { act: "keepAll", part: "keep", icon: "icon-inbox", nameFor: (palette) => `Keep ${palette} in the tray` },
  { act: "save", part: "save", icon: "icon-bookmark", nameFor: (palette) => `Save ${palette} to the library` },
];

type Props = {
  palette: Palette;
  view: View;
  run: (act: Act, palette: Palette, place?: number) => void;
  onExport: (palette: Palette) => void;
};

/** No palette of the library has more colors. */
const MAX_COLORS = 6;
/** The tools people are most likely to open with a whole palette. */
const FIRST = [
  "color-palette-generator",
  "color-palette-builder",
  "playground",
  "contrast-checker",
  "gradient-generator",
  "color-wheel",
];
const takers = tools.filter(({ maxColors }) => maxColors >= MAX_COLORS);
const places = [
  ...FIRST.flatMap((id) => takers.filter((tool) => tool.id === id)),
  ...takers.filter(({ id }) => !FIRST.includes(id)),
];

/** In one column, the height of a card is known, so the browser can skip those outside the window. */
const ONE_COLUMN =
  "max-[35rem]:[content-visibility:auto] max-[35rem]:[contain-intrinsic-height:auto_17.25rem] [overflow-clip-margin:12px]";

export function PaletteCard({ palette, view: pageView, run, onExport }: Props) {
  const [own, setOwn] = useState<{ view: View; pageView: View } | null>(null);
  // A choice for the whole page applies until the card's view is changed again.
  const view = own?.pageView === pageView ? own.view : pageView;
  const next = VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] as View;
  const { id, name, tags, ratio } = palette;
  const said = tags.filter((tag) => tag !== "readable");
  return (
    <li
      id={id}
      className={`group/card grid scroll-mt-24 content-start gap-2.5 rounded-control target:outline-2 target:outline-ink target:outline-offset-8 ${ONE_COLUMN}`}
    >
      {view === "strip" && <StripPreview palette={palette} onCopy={(place) => run("copyOne", palette, place)} />}
      {view === "interface" && <InterfacePreview palette={palette} />}
      {view === "gradient" && <GradientPreview palette={palette} />}
      <div className="flex items-start justify-between gap-x-3 max-sm:flex-col">
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
        <div className="-mr-1.5 flex shrink-0 text-ink-2 max-sm:-ml-3">
          <IconButton
            icon="icon-panels-top-left"
            name={`Show ${name} as ${next === "interface" ? "an" : "a"} ${next}`}
            data-part="turn"
            size="sm"
            onClick={() => setOwn({ pageView, view: next })}
            className="noscript:hidden"
          />
          {ACTS.map(({ act, part, icon, nameFor }) => (
            <IconButton
              icon={icon}
              key={act}
              name={nameFor(name)}
              data-part={part}
              size="sm"
              onClick={() => run(act, palette)}
              className="noscript:hidden"
            />
          ))}
          <More palette={palette} onExport={onExport} />
        </div>
      </div>
    </li>
  );
}

/** Opens without JavaScript. Lists only the first tools at first: 30 full menus would be a third of the page. */
function More({ palette, onExport }: Pick<Props, "palette" | "onExport">) {
  const { isOpen, panel, triggerProps, panelProps } = usePopover();
  const { name } = palette;
  const list = listOf(palette);
  const close = () => panel.current && closePopover(panel.current);
  return (
    <>
      <IconButton icon="icon-ellipsis" {...triggerProps} name={`Open or export ${name}`} data-part="more" size="sm" />
      <div {...panelProps} data-align="end" className="floating w-60 p-1.5 text-ink">
        <ul role="list" aria-label={`Open ${name} in`}>
          {places.slice(0, isOpen ? places.length : FIRST.length).map((tool) => (
            <li key={tool.id}>
              <a href={pathWith(tool, list)} onClick={close} className="menu-item">
                {tool.title}
              </a>
            </li>
          ))}
        </ul>
        {isOpen && (
          <>
            <a href={variationsPath(list)} onClick={close} className="menu-item">
              Variations
            </a>
            <hr className="mx-2.5 my-1.5 border-line" />
            <button
              type="button"
              onClick={() => {
                close();
                onExport(palette);
              }}
              className="menu-item"
            >
              Export
            </button>
          </>
        )}
      </div>
    </>
  );
}
