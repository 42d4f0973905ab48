import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { nameOf } from "#app/ui/swatch.tsx";
import type { Color } from "#color/color.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { changeColor, moveToTrash } from "../library/library.ts";
import type { SavedColor } from "../library/library-data.ts";
import { saveThing } from "../library/save-thing.ts";
import { SavedItem, SavedSwatch } from "./saved-item.tsx";

type Props = { saved: readonly SavedColor[]; color: Color; onSelect: (color: Color) => void };

export function SavedColors({ saved, color, onSelect }: Props) {
  const current = writeColor(color);
  const isSaved = saved.some((item) => item.color === current);
  return (
    <div className="grid gap-3">
      {saved.length === 0 && (
        <p className="pt-3 text-center text-ink-2 text-sm">
          Nothing saved yet. Saved colors show up here in every tool.
        </p>
      )}
      <Button onClick={() => void saveThing({ color })} isDisabled={isSaved}>
        <span
          className="swatch inset-ring inset-ring-line size-4.5 rounded-[4px]"
          style={{ backgroundColor: printHex(color) }}
        />
        {isSaved ? "This color is saved" : "Save this color"}
        <Icon className={isSaved ? "icon-bookmark/filled" : "icon-bookmark"} />
      </Button>
      {saved.length > 0 && (
        <ul aria-label="Saved colors" className="grid max-h-80 overflow-y-auto overscroll-contain">
          {saved.map((item) => {
            const own = readColor(item.color);
            if (!own) return null;
            return (
              <SavedItem
                key={item.id}
                name={item.name}
                onRename={(name) => changeColor(item.id, { name })}
                onRemove={() => moveToTrash("colors", item.id)}
              >
                <button
                  type="button"
                  aria-pressed={item.color === current}
                  aria-label={nameOf(printHex(own), item.name)}
                  onClick={() => onSelect(own)}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-swatch px-1 text-left hover:bg-well"
                >
                  <SavedSwatch color={own} isSelected={item.color === current} className="size-8 rounded-swatch" />
                  <span className="grid min-w-0">
                    <span className="truncate text-sm leading-tight">{item.name}</span>
                    <span className="font-mono text-ink-2 text-xs">{printHex(own)}</span>
                  </span>
                </button>
              </SavedItem>
            );
          })}
        </ul>
      )}
    </div>
  );
}
