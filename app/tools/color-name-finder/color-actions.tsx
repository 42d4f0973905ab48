import { ColorPanelPopover } from "#app/frame/color-panel/color-panel-popover.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { neighborOf } from "#app/tools/neighbor-of.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLink } from "#app/ui/menu.tsx";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import type { ColorsAnswer, Near } from "./answer.ts";
import { MAX_COLORS, paletteOf, removeColor, type State, setColors } from "./model.ts";

type Props = { controls: ToolControls<State>; answer: ColorsAnswer; reorder: Reorder };

export function ColorActions({ controls, answer, reorder }: Props) {
  const { state, apply, preview, commit } = controls;
  const { colors, names, active } = answer;
  const color = colors[active] as Color;
  const { name } = names[active] as Near;
  const hex = printHex(color);
  const move = (by: number) => reorder.move(active, active + by);
  const { colors: current } = paletteOf(state, answer);
  const latest = () => paletteOf(controls.now(), answer);
  const adjust = (next: Color) => {
    const { colors } = latest();
    if (colors[active]) preview(setColors, colors.with(active, next), active);
  };
  const add = () => {
    const { colors, active } = latest();
    apply(setColors, [...colors, neighborOf(colors[active] ?? color, 0.15)], colors.length);
  };
  return (
    <div className="-mx-2.5 flex noscript:hidden flex-wrap items-center">
      <CopyColorButton color={color} name={name} />
      <CopyMenu color={color} name={name} />
      <KeepButton color={color} name={name} />
      <ColorPanelPopover
        name={`Adjust ${name}, ${hex}`}
        label={name}
        color={current[active] ?? color}
        onPreview={adjust}
        onCommit={commit}
        trigger={(props) => (
          <IconButton {...props} name={`Adjust ${name}, ${hex}`} className="noscript:hidden">
            <Icon className="icon-sliders-horizontal" />
          </IconButton>
        )}
      />
      <Menu
        label={`More for ${name}`}
        trigger={(props) => <IconButton {...props} name={`More for ${name}`} icon="icon-ellipsis" />}
      >
        <MenuLink href={colorPath(hex)}>Color page of {hex}</MenuLink>
        {colors.length > 1 && (
          <>
            <MenuItem isDisabled={active === 0} onSelect={() => move(-1)}>
              Move left
            </MenuItem>
            <MenuItem isDisabled={active === colors.length - 1} onSelect={() => move(1)}>
              Move right
            </MenuItem>
            <MenuItem onSelect={() => apply(removeColor, latest().colors, active)}>Remove</MenuItem>
          </>
        )}
      </Menu>
      <Button icon="icon-plus" variant="ghost" isDisabled={current.length >= MAX_COLORS} onClick={add}>
        Add a color
      </Button>
    </div>
  );
}
