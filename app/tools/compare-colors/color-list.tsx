import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import { type Reorder, useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { useItemKeys } from "#app/tools/item-keys.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Color } from "#color/color.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { addColor, MAX_COLORS, MIN_COLORS, moveColor, removeColor, type State, setColor, setPair } from "./model.ts";

export type BenchProps = { controls: ToolControls<State>; names: readonly string[] };

/** A form, so that comparing other colors also works without JavaScript. */
export function ColorList({ controls, names }: BenchProps) {
  const { state, apply } = controls;
  const { colors } = state;
  const keys = useItemKeys(colors);
  const reorder = useReorder({
    count: colors.length,
    onMove: (from, to) => apply(moveColor, from, to),
    label: (place) => names[place] || printHex(colors[place] as Color),
  });
  return (
    <form method="get" className="border-line border-t p-5 md:p-7" onSubmit={(event) => event.preventDefault()}>
      <ul
        {...reorder.listProps}
        role="list"
        aria-label="Colors"
        className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3"
      >
        {colors.map((color, place) => (
          <ColorItem key={keys[place]} {...{ controls, color, place, reorder }} name={names[place] ?? ""} />
        ))}
        {colors.length < MAX_COLORS && (
          <li className={`grid noscript:hidden items-end ${colors.length % 3 ? "lg:pb-9" : ""}`}>
            <Button icon="icon-plus" onClick={() => apply(addColor)} className="min-h-11 border-dashed">
              Add a color
            </Button>
          </li>
        )}
      </ul>
      <Button type="submit" variant="primary" className="mt-6 scripting:hidden">
        Compare
      </Button>
      {reorder.status}
    </form>
  );
}

type ItemProps = { controls: ToolControls<State>; color: Color; place: number; name: string; reorder: Reorder };

function ColorItem({ controls, color, place, name, reorder }: ItemProps) {
  const { state, apply } = controls;
  const { colors } = state;
  const title = name || printHex(color);
  return (
    <li {...reorder.itemProps(place)} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      <ColorInput
        label={`Color ${place + 1}`}
        name="color"
        value={printPlain(color)}
        {...controls.edit(setColor, place)}
        isOpaque
      />
      <div className="flex min-h-8 items-center gap-x-1 max-sm:flex-wrap">
        <span className="mr-auto min-w-0 truncate text-ink-2 text-sm max-sm:grow max-sm:basis-32">{name}</span>
        <span className="flex noscript:hidden shrink-0 items-center max-sm:-mr-2.5">
          {colors.length > 2 && <Role {...{ controls, place, title }} />}
          {colors.length > 2 && <MoveButtons reorder={reorder} index={place} />}
          <CopyColorButton color={color} name={name} size="sm" />
          <KeepButton color={color} name={name} size="sm" />
          {colors.length > MIN_COLORS && (
            <IconButton icon="icon-x" name={`Remove ${title}`} size="sm" onClick={() => apply(removeColor, place)} />
          )}
        </span>
      </div>
    </li>
  );
}

type RoleProps = Pick<ItemProps, "controls" | "place"> & { title: string };

function Role({ controls, place, title }: RoleProps) {
  const { pair } = controls.state;
  if (pair[0] === place) return <Badge tone="ink">first</Badge>;
  if (pair[1] === place) return <Badge tone="ink">second</Badge>;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Compare the first with ${title}`}
      onClick={() => controls.apply(setPair, pair[0], place)}
      className="px-2"
    >
      Compare
    </Button>
  );
}
