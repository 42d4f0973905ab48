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
import { MAX_COLORS, removeColor, type State, setColors } from "./model.ts";

type Props = { controls: ToolControls<State>; answer: ColorsAnswer; reorder: Reorder };

export function ColorActions({ controls: { apply, preview, commit }, answer, reorder }: Props) {
  const { colors, names, active } = answer;
  const color = colors[active] as Color;
  const { name } = names[active] as Near;
  const hex = printHex(color);
  const move = (by: number) => reorder.move(active, active + by);
  return (
    <div className="-mx-2.5 flex noscript:hidden flex-wrap items-center">
      <CopyColorButton color={color} name={name} />
      <CopyMenu color={color} name={name} />
      <KeepButton color={color} name={name} />
      <ColorPanelPopover
        name={`Adjust ${name}, ${hex}`}
        label={name}
        color={color}
        onPreview={(next) => preview(setColors, colors.with(active, next), active)}
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
            <MenuItem onSelect={() => apply(removeColor, colors, active)}>Remove</MenuItem>
          </>
        )}
      </Menu>
      <Button
        icon="icon-plus"
        variant="ghost"
        isDisabled={colors.length >= MAX_COLORS}
        onClick={() => apply(setColors, [...colors, neighborOf(color, 0.15)], colors.length)}
      >
        Add a color
      </Button>
    </div>
  );
}
