import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { useCopy } from "../copy/use-copy.ts";
import { destinationsFor, OpenInLinks } from "./open-in.tsx";
import type { Selection } from "./selection.ts";
import { addTexts, tray } from "./tray-store.ts";

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
      <Button icon="icon-copy size-4" size="sm" onClick={() => copy(subjectColors)}>
        {isAll ? "Copy all" : "Copy"}
      </Button>
      <Menu
        label="Open in"
        align="end"
        trigger={(props) => (
          <Button icon="icon-arrow-up-right size-4" {...props} size="sm">
            {isAll ? "Open all in…" : "Open in…"}
          </Button>
        )}
      >
        <OpenInLinks to={destinationsFor(subjectColors)} />
      </Menu>
      {isLarge ? (
        <IconButton icon="icon-trash" name={remove} variant="outline" size="sm" onClick={onRemove} />
      ) : (
        <Button icon="icon-trash size-4" size="sm" onClick={onRemove}>
          {remove}
        </Button>
      )}
    </div>
  );
}

/** Removes colors from the tray, with an undo that also restores the order. */
export function removeTexts(texts: readonly string[]) {
  const old = tray.get();
  tray.set(old.filter((text) => !texts.includes(text)));
  const restore = (now: readonly string[]) => {
    const all = addTexts(now, texts);
    const inOrder = old.filter((text) => all.includes(text));
    return addTexts(inOrder, all);
  };
  showToast({
    type: "info",
    title: texts.length === 1 ? "Color removed from the tray" : `${texts.length} colors removed from the tray`,
    action: { label: "Undo", onSelect: () => tray.set(restore) },
  });
}
