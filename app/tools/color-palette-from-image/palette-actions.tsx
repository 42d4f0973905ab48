import { ArrowUpRight, FileImage, Plus } from "lucide-react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { saveFile } from "#app/frame/export/save-file.ts";
import { keepColors } from "#app/frame/tray/keep-colors.ts";
import { destinationsFor } from "#app/frame/tray/open-in.ts";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { Menu, MenuItem, MenuLink } from "#app/ui/menu.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { colorPaletteFromImage as tool } from "#content/tools.ts";
import type { Bench } from "./use-bench.ts";

/** In the order in which palettes mostly go on; the others follow. */
const FIRST = ["color-palette-generator", "playground", "gradient-generator", "color-palette-builder"];

/** Where the palette goes: another tool, the tray, a poster. */
export function PaletteActions({ bench }: { bench: Bench }) {
  const { state, findName } = bench;
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
          <Button {...props}>
            <ArrowUpRight {...ICON} />
            Open in
          </Button>
        )}
      >
        {destinations.map(({ id, label, path }) => (
          <MenuLink key={id} to={path}>
            {label}
          </MenuLink>
        ))}
      </Menu>
      <Menu
        label="Poster"
        trigger={(props) => (
          <Button {...props}>
            <FileImage {...ICON} />
            Poster
          </Button>
        )}
      >
        <MenuItem onSelect={() => void savePoster(bench, "png")}>PNG, picture and palette</MenuItem>
        <MenuItem onSelect={() => void savePoster(bench, "svg")}>SVG, picture and palette</MenuItem>
      </Menu>
      <Button onClick={() => keepColors(colors)}>
        <Plus {...ICON} />
        Keep all
      </Button>
      <Button variant="ghost" onClick={() => void copy(colors, colors.map(findName))}>
        Copy all
      </Button>
    </div>
  );
}

async function savePoster(bench: Bench, format: "png" | "svg") {
  try {
    const { makePoster } = await import("./poster.ts");
    saveFile(`palette-poster.${format}`, await makePoster(bench, format));
  } catch {
    showToast({
      type: "error",
      title: "No poster",
      text: "The picture could not be created. Your work is safe. Try again.",
    });
  }
}

function rank(id: string): number {
  const place = FIRST.indexOf(id);
  return place < 0 ? FIRST.length : place;
}
