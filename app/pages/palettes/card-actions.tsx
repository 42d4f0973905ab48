import { Link } from "react-router";
import { variationsPath } from "#app/frame/variations/variations-path.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { closePopover, usePopover } from "#app/ui/use-popover.ts";
import { tools } from "#content/tools.ts";
import { VIEWS, type View } from "./filter.ts";
import type { Palette } from "./palette.ts";
import type { PaletteActions } from "./use-palette-actions.ts";

type Props = { palette: Palette; view: View; onTurn: () => void; actions: PaletteActions };

/** No palette of the library has more colors. */
const MOST_COLORS = 6;
/** The tools that one would try first with a whole palette. */
const FIRST = [
  "color-palette-generator",
  "color-palette-builder",
  "playground",
  "contrast-checker",
  "gradient-generator",
  "color-wheel",
];
const takers = tools.filter(({ openWith }) => openWith && openWith.max >= MOST_COLORS);
const places = [
  ...FIRST.flatMap((id) => takers.filter((tool) => tool.id === id)),
  ...takers.filter(({ id }) => !FIRST.includes(id)),
];

export function CardActions({ palette, view, onTurn, actions }: Props) {
  const { name } = palette;
  const next = VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] ?? view;
  return (
    <div className="-mr-1.5 flex shrink-0 text-ink-2">
      <IconButton
        name={`Show ${name} as ${next === "interface" ? "an" : "a"} ${next}`}
        data-part="turn"
        size="sm"
        onClick={onTurn}
        className="noscript:hidden"
      >
        <Icon className="icon-panels-top-left" />
      </IconButton>
      <IconButton
        name={`Copy all colors of ${name}`}
        data-part="copy"
        size="sm"
        onClick={() => actions.copyAll(palette)}
        className="noscript:hidden"
      >
        <Icon className="icon-copy" />
      </IconButton>
      <IconButton
        name={`Keep ${name} in the tray`}
        data-part="keep"
        size="sm"
        onClick={() => actions.keepAll(palette)}
        className="noscript:hidden"
      >
        <Icon className="icon-inbox" />
      </IconButton>
      <IconButton
        name={`Save ${name} to the library`}
        data-part="save"
        size="sm"
        onClick={() => actions.save(palette)}
        className="noscript:hidden"
      >
        <Icon className="icon-bookmark" />
      </IconButton>
      <More palette={palette} onExport={() => actions.startExport(palette)} />
    </div>
  );
}

/** Where the palette can go. It opens without JavaScript. */
function More({ palette: { name, hexes }, onExport }: { palette: Palette; onExport: () => void }) {
  const { panel, triggerProps, panelProps } = usePopover();
  const list = hexes.map((hex) => hex.slice(1).toLowerCase()).join("-");
  const close = () => panel.current && closePopover(panel.current);
  return (
    <>
      <IconButton {...triggerProps} name={`Open or export ${name}`} data-part="more" size="sm">
        <Icon className="icon-ellipsis" />
      </IconButton>
      <div {...panelProps} data-align="end" className="floating w-60 p-1.5 text-ink">
        <ul aria-label={`Open ${name} in`}>
          {places.map(({ id, title, path, openWith }) => (
            <li key={id}>
              <Link to={`${path}?${openWith?.query}=${list}`} onClick={close} className="menu-item">
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={variationsPath(list)} onClick={close} className="menu-item noscript:hidden">
          Variations
        </Link>
        <hr className="mx-2.5 my-1.5 noscript:hidden border-line" />
        <button
          type="button"
          onClick={() => {
            close();
            onExport();
          }}
          className="menu-item noscript:hidden"
        >
          Export
        </button>
      </div>
    </>
  );
}
