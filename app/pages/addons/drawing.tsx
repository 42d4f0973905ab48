import { type ReactNode, useState } from "react";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { withPalette } from "./address.ts";
import { Chip, Frame, inPlaces, swatchesOf } from "./drawing-parts.tsx";
import type { Arrival } from "./files.ts";
import type { Bench } from "./load-bench.ts";
import type { DrawingId, Way } from "./programs.ts";

type Props = { way: Pick<Way, "drawing" | "format">; program: string; bench: Bench };
type DrawnProps = { arrival: Arrival; program: string; title: string; query: string };

const DRAWINGS: Readonly<Record<Exclude<DrawingId, "hex">, (props: DrawnProps) => ReactNode>> = {
  "swatches-panel": SwatchesPanel,
  layers: Layers,
  sheet: Sheet,
  variables: Variables,
  tablet: TabletPalette,
  "palette-dock": PaletteDock,
};

/** With more colors than this, a list of names is too long to read, so a grid is drawn. */
const MAX_ROWS = 40;
const MAX_LAYERS = 12;
const SLOTS = 30;

export function Drawing({ way: { drawing, format }, program, bench }: Props) {
  if (drawing === "hex") return <HexCodes swatches={bench.swatches} />;
  const arrival = bench.arrivals.find((known) => known.format === format);
  const Drawn = DRAWINGS[drawing];
  return arrival && <Drawn arrival={arrival} program={program} title={bench.title} query={bench.query} />;
}

export function SwatchesPanel({ arrival, program }: Pick<DrawnProps, "arrival" | "program">) {
  const { fileName, groups } = arrival;
  const isDense = swatchesOf(arrival).length > MAX_ROWS;
  return (
    <Frame title="Swatches" caption={`A drawing of the Swatches panel in ${program}.`} arrival={arrival}>
      <div className="grid gap-3 p-3.5">
        <p className="flex min-w-0 items-center gap-1.5 font-[550] text-sm">
          <Icon className="icon-chevron-down size-3.5 shrink-0 text-ink-2" />
          <Icon className="icon-folder size-4 shrink-0 text-ink-2" />
          <span className="truncate">{fileName.replace(/\.\w+$/, "")}</span>
        </p>
        <div className={groups.length > 1 ? "grid gap-x-6 gap-y-4 sm:grid-cols-2" : ""}>
          {groups.map(({ name, swatches }) => (
            <div key={name} className="grid content-start gap-2 pl-5">
              {name && <p className="text-ink-2 text-xs">{name}</p>}
              {isDense ? <SwatchGrid swatches={swatches} /> : <SwatchRows swatches={swatches} />}
            </div>
          ))}
        </div>
      </div>
    </Frame>
  );
}

function SwatchGrid({ swatches }: Pick<Arrival["groups"][number], "swatches">) {
  return (
    <ul className="flex flex-wrap gap-px">
      {inPlaces(swatches, "flex", ({ hex, name }) => (
        <Chip hex={hex} name={name} />
      ))}
    </ul>
  );
}

function SwatchRows({ swatches }: Pick<Arrival["groups"][number], "swatches">) {
  return (
    <ul className="grid gap-px">
      {inPlaces(swatches, "flex min-w-0 items-center gap-2.5 text-sm", ({ hex, name }) => (
        <>
          <Chip hex={hex} />
          <span className="truncate">{name}</span>
        </>
      ))}
    </ul>
  );
}

function Layers({ arrival, program, query }: DrawnProps) {
  const swatches = swatchesOf(arrival);
  const caption = `A drawing of ${program}: a short list of layers, without labels, next to the file itself.`;
  return (
    <Frame title="Layers" caption={caption} arrival={arrival}>
      <div className="grid sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
        <ul className="grid content-start gap-0.5 border-line p-3 text-xs max-sm:border-b sm:border-r">
          <li className="flex min-w-0 items-center gap-1.5 font-[550]">
            <Icon className="icon-chevron-down size-3 shrink-0 text-ink-2" />
            <Icon className="icon-frame size-[13px] shrink-0 text-ink-2" />
            <span className="truncate">{arrival.fileName.replace(/\.svg$/, "")}</span>
          </li>
          {/* The front layer is listed first here, but last in the file. */}
          {inPlaces(
            swatches.slice(0, MAX_LAYERS).reverse(),
            "flex min-w-0 items-center gap-2 pl-5",
            ({ name, hex }) => (
              <>
                <Chip hex={hex} className="size-3 rounded-[3px]" />
                <span className="truncate">{name}</span>
              </>
            ),
          )}
          {swatches.length > MAX_LAYERS && <li className="pl-5 text-ink-2">and {swatches.length - MAX_LAYERS} more</li>}
          <li className="flex items-center gap-2 pl-5 text-ink-2">
            <Icon className="icon-square size-3" />
            Background
          </li>
        </ul>
        <div className="grid content-center bg-well p-4">
          <SheetPicture arrival={arrival} query={query} />
        </div>
      </div>
    </Frame>
  );
}

function Sheet({ arrival, query }: DrawnProps) {
  return (
    <Frame title={arrival.fileName} caption="The file itself, as your browser draws it." arrival={arrival}>
      <div className="bg-well p-4">
        <SheetPicture arrival={arrival} query={query} />
      </div>
    </Frame>
  );
}

/** The SVG file itself, rendered by the browser. */
function SheetPicture({ arrival, query }: Pick<DrawnProps, "arrival" | "query">) {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(arrival.text ?? "") ?? [];
  const names = swatchesOf(arrival).map(({ name }) => name);
  return (
    <img
      src={withPalette(arrival.path, query)}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      alt={`The sheet of swatches: ${names.join(", ")}`}
      className="h-auto w-full rounded-[3px]"
    />
  );
}

function Variables({ arrival, program }: DrawnProps) {
  return (
    <Frame title="Variables" caption={`A drawing of variables in ${program}, one mode.`} arrival={arrival}>
      <table className="w-full table-fixed border-collapse text-left text-sm [&_:is(th,td)]:px-3.5 [&_:is(th,td)]:py-2 [&_th]:font-normal">
        <caption className="sr-only">Variables in {arrival.fileName}</caption>
        <thead className="text-ink-2 text-xs">
          <tr className="border-line border-b">
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {swatchesOf(arrival).map(({ name, hex }, place) => (
            <tr key={place} className="border-line border-b last:border-b-0">
              <th scope="row" className="truncate">
                {name}
              </th>
              <td>
                <span className="flex items-center gap-2.5 font-mono">
                  <Chip hex={hex} className="size-4 rounded-[3px]" />
                  {hex.slice(1)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function TabletPalette({ arrival, program, title }: DrawnProps) {
  const swatches = swatchesOf(arrival).slice(0, SLOTS);
  const empty = Array.from({ length: SLOTS - swatches.length }, (_, place) => swatches.length + place);
  return (
    <Frame title="Palettes" caption={`A drawing of a palette in ${program}.`} arrival={arrival}>
      <div className="grid gap-2.5 p-3.5">
        <p className="truncate font-[550] text-sm">{title}</p>
        <ul className="grid grid-cols-10 gap-[3px]">
          {inPlaces(swatches, "flex", ({ hex }, place) => (
            <Chip hex={hex} name={`Slot ${place + 1}`} className="aspect-square w-full rounded-[3px]" />
          ))}
          {empty.map((slot) => (
            <li key={slot} aria-hidden className="aspect-square w-full rounded-[3px] bg-well" />
          ))}
        </ul>
      </div>
    </Frame>
  );
}

function PaletteDock({ arrival, program, title }: DrawnProps) {
  const swatches = swatchesOf(arrival);
  const [first] = swatches;
  return (
    <Frame title="Palette" caption={`A drawing of the palette in ${program}.`} arrival={arrival}>
      <div className="grid gap-2.5 p-3.5">
        <p className="truncate font-[550] text-sm">{title}</p>
        <ul className="flex flex-wrap">
          {inPlaces(swatches, "flex min-w-8 flex-1", ({ hex, name }) => (
            <Chip hex={hex} name={name} className="h-9 w-full" />
          ))}
        </ul>
        {first && (
          <p className="flex items-center gap-2 text-xs">
            <Chip hex={first.hex} className="size-3.5 rounded-[3px]" />
            <span className="truncate">{first.name}</span>
            <span className="font-mono text-ink-2">{first.hex.slice(1).toLowerCase()}</span>
          </p>
        )}
      </div>
    </Frame>
  );
}

/** The codes to type or paste, one per row; copied ones stay marked. */
function HexCodes({ swatches }: Pick<Bench, "swatches">) {
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const copy = async (hex: string) => {
    if (await copyText(hex)) setCopied((old) => new Set(old).add(hex));
  };
  return (
    <ul role="list" aria-label="Hex codes" className="overflow-hidden rounded-control border border-line-2 bg-sheet">
      {inPlaces(
        swatches,
        "flex items-center gap-3 border-line border-b py-1.5 pr-1.5 pl-3.5 last:border-b-0",
        ({ name, hex }) => (
          <>
            <Chip hex={hex} className="size-7 rounded-swatch" />
            <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
            <span className="min-h-8 select-all content-center font-mono text-sm">{hex}</span>
            <IconButton
              icon={copied.has(hex) ? "icon-check" : "icon-copy"}
              name={copied.has(hex) ? `Copy ${hex} again` : `Copy ${hex}`}
              size="sm"
              onClick={() => void copy(hex)}
              className="noscript:hidden text-ink-2"
            />
          </>
        ),
      )}
    </ul>
  );
}
