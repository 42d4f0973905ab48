import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { paint } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { print, printHex } from "#color/text/print.ts";
import type { Bench } from "./use-bench.ts";

/** Prevents announcing every pixel while an arrow key is held. */
const SETTLED_MS = 350;

export function Readout({ bench }: { bench: Bench }) {
  const { state, cursor, cursorColor, selected, findName, nameOf } = bench;
  const chosen = state.pins[selected];
  const color = cursorColor ?? chosen?.color;
  if (!color) return <p className="grid min-h-[168px] place-content-center p-6 text-center text-ink-2">{HINT}</p>;
  const point = cursorColor ? cursor : chosen?.point;
  const name = findName(color);
  const isClear = color.alpha === 0;
  return (
    <div
      className="swatch flex min-h-[168px] flex-col justify-end gap-1 border-line border-b p-5"
      style={isClear ? undefined : paint(color)}
    >
      <p className="flex justify-between font-mono text-xs">
        <span>{cursorColor ? "Under the crosshair" : `Color ${selected + 1}`}</span>
        {point && (
          <span>
            {point.x}, {point.y}
          </span>
        )}
      </p>
      {isClear ? <p className="mt-auto text-2xl">Transparent</p> : <Codes color={color} name={name} />}
      <ChangeAnnouncer
        label="Color under the crosshair"
        state={cursorColor ? nameOf(cursorColor) : ""}
        describe={(_, settled) => settled}
        restMs={SETTLED_MS}
      />
    </div>
  );
}

function Codes({ color, name }: { color: Color; name: string }) {
  return (
    <div className="mt-auto flex items-end justify-between gap-2">
      <div className="min-w-0">
        <p className="font-mono text-2xl">{printHex(color)}</p>
        <p className="min-h-6 truncate">{name || describe(color)}</p>
        <p className="font-mono text-xs">
          {color.space === "display-p3" ? print(color, "p3", SHORT) : print(color, "oklch", SHORT)}
          {color.alpha < 1 && ` · alpha ${Math.round(color.alpha * 100)}%`}
        </p>
      </div>
      <div className="flex shrink-0">
        <CopyColorButton color={color} name={name} size="sm" />
        <CopyMenu color={color} name={name} size="sm" className="max-sm:hidden" />
        <KeepButton color={color} name={name} size="sm" />
      </div>
    </div>
  );
}

const SHORT = { precision: "short" } as const;
const HINT = "Pick a color from the picture.";
