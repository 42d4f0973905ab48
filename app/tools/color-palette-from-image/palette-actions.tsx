import { useCopy } from "#app/frame/copy/use-copy.ts";
import { DrawingMenu } from "#app/frame/picture/drawing-menu.tsx";
import { keepColors } from "#app/frame/tray/keep-colors.ts";
import { destinationsFor, OpenInLinks } from "#app/frame/tray/open-in.tsx";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { colorPaletteFromImage as tool } from "#content/tools.ts";
import type { Bench } from "./use-bench.ts";

/** The tools that palettes most often continue in; the others follow. */
const FIRST = ["color-palette-generator", "playground", "gradient-generator", "color-palette-builder"];

export function PaletteActions({ bench }: { bench: Bench }) {
  const { state, picture, findName } = bench;
  const copy = useCopy();
  const colors = state.swatches.map(({ color }) => color);
  const destinations = destinationsFor(colors)
    .filter(({ id }) => id !== tool.id)
    .sort((one, other) => rank(one.id) - rank(other.id));
  return (
    <div className="flex noscript:hidden flex-wrap items-center gap-2">
      <Menu
        label="Open the palette in"
        trigger={(props) => (
          <Button icon="icon-arrow-up-right" {...props}>
            Open in
          </Button>
        )}
      >
        <OpenInLinks to={destinations} />
      </Menu>
      <DrawingMenu
        label="Poster"
        holds="picture and palette"
        fileName="palette-poster"
        failure="No poster"
        picture={picture}
        layOut={async () => (await import("./poster.ts")).layOutPoster(bench)}
        trigger={(props) => (
          <Button icon="icon-file-image" {...props}>
            Poster
          </Button>
        )}
      />
      <Button icon="icon-plus" onClick={() => keepColors(colors)}>
        Keep all
      </Button>
      <Button variant="ghost" onClick={() => void copy(colors, colors.map(findName))}>
        Copy all
      </Button>
    </div>
  );
}

function rank(id: string): number {
  const place = FIRST.indexOf(id);
  return place < 0 ? FIRST.length : place;
}
