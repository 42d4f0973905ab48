import { ColorBand } from "#app/ui/color-band.tsx";

const COLORS = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"];
const SHADES = ["#FFC9C9", "#F48F90", "#DB073D", "#A0002A", "#5E0016"];
const FRAME = "swatch relative h-24 overflow-hidden rounded-control bg-well inset-ring inset-ring-line";

/** A small color drawing for each Pro feature, in the order of the list. */
const DRAWINGS = [NoAd, ManyPalettes, Projects, Formats, Variations, Stops, Support, Rooms];

export function FeatureDrawing({ place }: { place: number }) {
  const Drawing = DRAWINGS[place];
  return (
    <div aria-hidden className={FRAME}>
      {Drawing && <Drawing />}
    </div>
  );
}

/** An empty ad slot. */
function NoAd() {
  return (
    <div className="grid h-full grid-cols-[1fr_72px] gap-3 p-3">
      <ColorBand colors={COLORS} className="h-full rounded-[4px]" />
      <div className="rounded-[4px] border border-line-2 border-dashed" />
    </div>
  );
}

function ManyPalettes() {
  return (
    <div className="grid grid-cols-4 gap-1.5 p-3">
      {Array.from({ length: 16 }, (_, at) => (
        <ColorBand key={at} colors={rotated(at)} className="h-[13.5px] rounded-[4px]" />
      ))}
    </div>
  );
}

function Projects() {
  return (
    <div className="grid h-full grid-cols-3 items-end gap-2.5 px-4 pt-4">
      {[3, 5, 4].map((count, at) => (
        <div key={count} className="inset-ring inset-ring-line grid gap-1 rounded-t-[8px] bg-sheet p-2 pb-3">
          {Array.from({ length: count - 1 }, (_, row) => (
            <ColorBand key={row} colors={rotated(at + row)} className="h-2.5 rounded-[4px]" />
          ))}
        </div>
      ))}
    </div>
  );
}

function Formats() {
  return (
    <div
      className="flex h-full flex-col justify-center gap-[3px] px-4 font-mono text-[13px] leading-tight"
      style={{ backgroundColor: "#0D6986", color: "#fff" }}
    >
      <span>rgb(13 105 134)</span>
      <span>lab(40.7 -17.3 -23.6)</span>
      <span>oklch(0.486 0.09 226)</span>
    </div>
  );
}

function Variations() {
  return (
    <div className="flex h-full">
      {COLORS.map((color) => (
        <div key={color} className="-mr-px flex flex-1 flex-col">
          {[0.45, 0.7, 1].map((share) => (
            <div
              key={share}
              className="-mb-px flex-1"
              style={{ backgroundColor: `color-mix(in oklab, ${color} ${share * 100}%, white)` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Stops() {
  return (
    <div className="h-full" style={{ backgroundImage: `linear-gradient(100deg in oklab, ${COLORS.join(", ")})` }}>
      {[8, 29, 50, 71, 92].map((place) => (
        <span
          key={place}
          className="-translate-1/2 absolute top-1/2 size-3 rounded-full border-2 border-white shadow-tab"
          style={{ left: `${place}%` }}
        />
      ))}
    </div>
  );
}

/** The squares of the logo, growing. */
function Support() {
  return (
    <div className="flex h-full items-end justify-center gap-2 px-6 pt-5">
      {[28, 40, 52, 66, 80].map((height, at) => (
        <span
          key={height}
          className="w-7 rounded-t-[5px]"
          style={{ height: `${height}%`, backgroundColor: SHADES[at] }}
        />
      ))}
    </div>
  );
}

function Rooms() {
  return (
    <div className="h-full opacity-45" style={{ backgroundColor: "#8EC7D2" }}>
      <div className="absolute inset-x-0 bottom-0 h-7" style={{ backgroundColor: "#07485B" }} />
      <div className="absolute bottom-5 left-6 h-9 w-24 rounded-t-[8px]" style={{ backgroundColor: "#DB073D" }} />
      <div className="absolute top-4 right-7 size-9 rounded-full" style={{ backgroundColor: "#DBA507" }} />
    </div>
  );
}

function rotated(by: number) {
  return COLORS.map((_, at) => COLORS[(at * (by % 2 === 0 ? 1 : 2) + by) % COLORS.length] as string);
}
