import type { ReactNode } from "react";
import { cssColor } from "#app/tools/paint.ts";
import { textOn } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import type { View } from "./model.ts";

type Props = { first: Color; second: Color };

const LINES_PX = [1, 2, 4, 8, 16];
const TEXT_SIZES = ["text-xs", "text-base", "text-xl", "text-3xl"] as const;
const CHECKER_PX = 56;

/** Decorative: the text next to it says the same in words. */
export function Specimen({ view, ...colors }: Props & { view: View }) {
  const Part = PARTS[view];
  return (
    <div
      aria-hidden
      data-specimen
      data-view={view}
      className="swatch grid min-h-[180px] overflow-hidden md:min-h-[min(420px,50dvh)]"
    >
      <Part {...colors} />
    </div>
  );
}

const PARTS: Record<View, (props: Props) => ReactNode> = {
  halves: Halves,
  place: Place,
  checker: Checker,
  lines: Lines,
  text: Text,
};

function Halves({ first, second }: Props) {
  return (
    <div className="grid grid-cols-2 max-sm:grid-cols-1 max-sm:grid-rows-2">
      <Place first={first} />
      <Place first={second} />
    </div>
  );
}

function Place({ first }: Pick<Props, "first">) {
  const hex = printHex(first);
  return (
    <Fill color={first}>
      <span className="font-mono text-xl tracking-[-0.02em]" style={{ color: textOn(hex) }}>
        {hex.slice(1)}
      </span>
    </Fill>
  );
}

function Checker({ first, second }: Props) {
  const [a, b] = [cssColor(first), cssColor(second)];
  return (
    <div
      style={{
        background: `conic-gradient(${a} 25%, ${b} 0 50%, ${a} 0 75%, ${b} 0) 0 0 / ${CHECKER_PX}px ${CHECKER_PX}px`,
      }}
    />
  );
}

function Lines(colors: Props) {
  return (
    <BothWays {...colors}>
      {(ink) => (
        <span className="flex flex-1 items-center justify-evenly self-stretch">
          {LINES_PX.map((width) => (
            <span
              key={width}
              className="h-3/5 rotate-12"
              style={{ width: `${width}px`, backgroundColor: cssColor(ink) }}
            />
          ))}
        </span>
      )}
    </BothWays>
  );
}

function Text(colors: Props) {
  return (
    <BothWays {...colors}>
      {(ink) => (
        <span className="grid min-w-0 gap-4 self-center" style={{ color: cssColor(ink) }}>
          {TEXT_SIZES.map((size) => (
            <span key={size} className={`${size} truncate font-semibold`}>
              Handglove
            </span>
          ))}
        </span>
      )}
    </BothWays>
  );
}

function BothWays({ first, second, children }: Props & { children: (ink: Color) => ReactNode }) {
  return (
    <div className="grid grid-cols-2">
      <Fill color={first}>{children(second)}</Fill>
      <Fill color={second}>{children(first)}</Fill>
    </div>
  );
}

function Fill({ color, children }: { color: Color; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-end p-5 md:p-7" style={{ backgroundColor: cssColor(color) }}>
      {children}
    </div>
  );
}
