import { useCopy } from "#app/frame/copy/use-copy.ts";
import { DrawingMenu } from "#app/frame/picture/drawing-menu.tsx";
import type { Picture } from "#app/frame/picture/picture.ts";
import { keepColors } from "#app/frame/tray/keep-colors.ts";
import { Button } from "#app/ui/button.tsx";
import { pickFromScreen, useEyeDropper } from "#app/ui/eye-dropper.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { clearPins } from "./state.ts";
import type { Bench } from "./use-bench.ts";

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
    <div className="flex noscript:hidden flex-wrap items-center gap-1 border-line border-t px-3.5 py-2">
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
