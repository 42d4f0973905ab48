import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuLink } from "#app/ui/menu.tsx";
import type { Color } from "#color/color.ts";
import { useCopy } from "../copy/use-copy.ts";
import { removeTexts } from "./keep-colors.ts";
import { destinationsFor } from "./open-in.ts";
import type { Selection } from "./selection.ts";

type Props = { texts: readonly string[]; colors: readonly Color[]; selection: Selection; isLarge: boolean };

/** Acts on all colors if none is chosen. */
export function TrayActions({ texts, colors, selection, isLarge }: Props) {
  const copy = useCopy();
  const chosen = texts.filter((text) => selection.chosen.has(text));
  const isAll = chosen.length === 0;
  const subjects = isAll ? texts : chosen;
  const subjectColors = colors.filter((_color, index) => subjects.includes(texts[index] ?? ""));
  const remove = isAll ? "Clear" : "Remove";
  const onRemove = () => removeTexts(subjects);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button size="sm" onClick={() => copy(subjectColors.length === 1 ? (subjectColors[0] as Color) : subjectColors)}>
        <Icon className="icon-copy size-4" />
        {isAll ? "Copy all" : "Copy"}
      </Button>
      <Menu
        label="Open in"
        align="end"
        trigger={(props) => (
          <Button {...props} size="sm">
            <Icon className="icon-arrow-up-right size-4" />
            {isAll ? "Open all in…" : "Open in…"}
          </Button>
        )}
      >
        {destinationsFor(subjectColors).map(({ id, label, path }) => (
          <MenuLink key={id} href={path}>
            {label}
          </MenuLink>
        ))}
      </Menu>
      {isLarge ? (
        <IconButton name={remove} variant="outline" size="sm" onClick={onRemove}>
          <Icon className="icon-trash" />
        </IconButton>
      ) : (
        <Button size="sm" onClick={onRemove}>
          <Icon className="icon-trash size-4" />
          {remove}
        </Button>
      )}
    </div>
  );
}
