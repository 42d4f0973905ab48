import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { DrawingMenu } from "#app/frame/picture/drawing-menu.tsx";
import type { Picture } from "#app/frame/picture/picture.ts";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { keepColors } from "#app/frame/tray/keep-colors.ts";
import { paint } from "#app/tools/paint.ts";
import { Button } from "#app/ui/button.tsx";
import { pickFromScreen, useEyeDropper } from "#app/ui/eye-dropper.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PlaceNumber } from "#app/ui/place-number.tsx";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { clearPins } from "./state.ts";
import type { Bench } from "./use-bench.ts";

export function PinList({ bench }: { bench: Bench }) {
  const { state } = bench;
  if (state.pins.length === 0) return null;
  return (
    <ol role="list" aria-label="Picked colors" className="flex grow flex-col">
      {state.pins.map(({ color }, place) => (
        <Row key={place} {...{ bench, color, place }} />
      ))}
    </ol>
  );
}

function Row({ bench, color, place }: { bench: Bench; color: Color; place: number }) {
  const { selected, select, findName, label, remove } = bench;
  const name = findName(color);
  const isSelected = place === selected;
  return (
    <li className="swatch flex min-h-12 grow items-center gap-0.5 pr-2 pl-1.5 md:pr-3 md:pl-3" style={paint(color)}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => select(place)}
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-2 text-left focus-visible:outline-current"
      >
        <PlaceNumber {...{ place, isSelected }} hex={printHex(color)} />
        <span className="min-w-0">
          <span className="block font-mono leading-tight">
            {printHex(color).slice(1)}
            {color.space === "display-p3" && <span className="ml-1.5 text-xs">P3</span>}
            {color.alpha < 1 && <span className="ml-1.5 text-xs">{Math.round(color.alpha * 100)}%</span>}
          </span>
          <span className="block min-h-[1lh] truncate text-sm leading-snug">{name}</span>
        </span>
      </button>
      <CopyColorButton color={color} name={name} size="sm" />
      <KeepButton color={color} name={name} size="sm" className="max-sm:hidden" />
      <IconButton name={`Remove ${label(place)}`} size="sm" onClick={() => remove(place)} className="noscript:hidden">
        <Icon className="icon-x" />
      </IconButton>
    </li>
  );
}

/** Picks a color anywhere on the screen, in browsers that support it. */
export function ScreenButton({ bench }: { bench: Bench }) {
  const isAble = useEyeDropper();
  if (!isAble) return null;
  const pick = async () => {
    const color = await pickFromScreen();
    if (color) bench.addColor(color, null);
  };
  return (
    <Button icon="icon-pipette" onClick={() => void pick()}>
      Screen
    </Button>
  );
}

export function PinActions({ bench }: { bench: Bench }) {
  const { state, picture, findName, controls } = bench;
  const copy = useCopy();
  const colors = state.pins.map(({ color }) => color);
  if (colors.length === 0) return null;
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-1 border-line border-t px-3.5 py-2 print:hidden">
      <Button size="sm" variant="ghost" onClick={() => void copy(colors, colors.map(findName))} className="px-2">
        Copy all
      </Button>
      <Button size="sm" variant="ghost" onClick={() => keepColors(colors)} className="px-2">
        Keep all
      </Button>
      <DrawingMenu
        label="Picture with its pins"
        align="end"
        holds="picture with pins"
        fileName="picked-colors"
        failure="Not saved"
        picture={picture}
        layOut={async () => (await import("./annotate.ts")).layOutAnnotated(bench, picture as Picture)}
        trigger={(props) => (
          <Button {...props} size="sm" variant="ghost" isDisabled={!picture} className="px-2">
            <Icon className="icon-file-image size-4" />
            Annotated
          </Button>
        )}
      />
      <IconButton name="Remove all colors" size="sm" onClick={() => controls.apply(clearPins)} className="ml-auto">
        <Icon className="icon-trash" />
      </IconButton>
    </div>
  );
}
