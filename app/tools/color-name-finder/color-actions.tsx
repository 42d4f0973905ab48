import { ColorPanelButton } from "#app/frame/color-panel/color-panel-button.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconButtonLink } from "#app/ui/icon-button.tsx";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { MAX_COLORS } from "./model.ts";

type Props = {
  colors: readonly Color[];
  place: number;
  name: string;
  reorder: Reorder;
  onPreview: (color: Color) => void;
  onCommit: () => void;
  onAdd: () => void;
  onRemove: () => void;
};

/** What can be done with the color that is looked at. */
export function ColorActions({ colors, place, name, reorder, onPreview, onCommit, onAdd, onRemove }: Props) {
  const color = colors[place] as Color;
  const hex = printHex(color);
  return (
    <div className="-mx-2.5 flex noscript:hidden flex-wrap items-center">
      <CopyColorButton color={color} name={name} />
      <CopyMenu color={color} name={name} />
      <KeepButton color={color} name={name} />
      <ColorPanelButton name={`Adjust ${name}, ${hex}`} label={name} {...{ color, onPreview, onCommit }} />
      <IconButtonLink name={`Color page of ${hex}`} to={colorPath(hex)}>
        <Icon className="icon-arrow-up-right" />
      </IconButtonLink>
      <IconButton name="Add a color" isDisabled={colors.length >= MAX_COLORS} onClick={onAdd}>
        <Icon className="icon-plus" />
      </IconButton>
      {colors.length > 1 && (
        <>
          <MoveButtons reorder={reorder} index={place} size="md" />
          <IconButton name={`Remove ${name}, ${hex}`} onClick={onRemove}>
            <Icon className="icon-trash" />
          </IconButton>
        </>
      )}
    </div>
  );
}
